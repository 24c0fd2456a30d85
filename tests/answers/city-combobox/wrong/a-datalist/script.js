const list = document.createElement('datalist');
list.id = 'list';
for (const city of cities) list.append(new Option(city));
document.body.append(list);
