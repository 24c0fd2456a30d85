// Your script comes here. The names are in cities.js, in a list called cities.
