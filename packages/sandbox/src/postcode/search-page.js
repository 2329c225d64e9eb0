// Hands the chosen address to the page that opened the search, as window or frame.
(() => {
  const asker = window.opener ?? window.parent;
  const origin = new URLSearchParams(location.search).get('origin');
  const tell = (message) => asker.postMessage(message, origin);

  document.addEventListener('click', (event) => {
    const choice = event.target.closest('button[data-address]');
    if (choice) tell({ type: 'complete', address: JSON.parse(choice.dataset.address) });
  });
  tell({ type: 'resize', width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight });
})();
