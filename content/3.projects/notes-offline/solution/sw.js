// Keeps the files of the page in a cache, so that it opens without a network. Change the number with every new version.
const cacheName = 'trail-notes-1';
const files = ['./', 'index.html', 'style.css', 'icon.svg', 'store.js', 'notes.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('trail-notes-') && name !== cacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOthers());
});

self.addEventListener('fetch', (event) => {
  // First the cache: with a bad connection, a request may take longer than anyone waits.
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
});
