/*
 * The worker of the mocks, for what the code itself asks for. Pictures, fonts, scripts and styles go past it: for each of
 * them it would ask the page whether it is mocked, and send the page a copy of all its bytes.
 */
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
