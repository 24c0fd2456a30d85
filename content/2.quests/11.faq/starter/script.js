// A script is optional here. If you write one, it goes into this file.
