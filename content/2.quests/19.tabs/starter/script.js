// Your script comes here.
