// Your script for the viewer goes here.
