// The first number that a browser writes makes it read the tables of all its languages: the longest
// task of a first view. Read here, they are there for the page, which shares them (decision 078).
new Intl.NumberFormat('en').format(0);
close();
