"""The opponents that think ahead: playouts over imagined deals."""
