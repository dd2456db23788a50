// Answers one thing: the page for when there is no network (decision 063). It holds no page of the
// shop, no script and no answer, so none of them can be old or somebody else's.
const PAGE = '/offline';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes up: nobody waits for it.
  const ahead = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([self.clients.claim(), ahead]));
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page === undefined) throw error;
    return page;
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});
