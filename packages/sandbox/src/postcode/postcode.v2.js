// The public face of Daum's postcode widget: `new daum.Postcode(options).open()` or `.embed(element)`.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const WIDTH = 500;
  const HEIGHT = 500;
  const POLL_MS = 300;

  // The search answers only the origin that is named here, as Daum's does: a page of an opaque origin gets no answer.
  const asker = `${location.protocol}//${location.host}`;
  const toAddress = (query) => `${origin}/postcode/search?${new URLSearchParams({ origin: asker, q: query ?? '' })}`;

  class Postcode {
    #options;

    constructor(options = {}) {
      this.#options = options;
    }

    /** Opens the search in a window of its own. */
    open({ q, left, top, popupName = '_blank', autoClose = true } = {}) {
      const { width = WIDTH, height = HEIGHT } = this.#options;
      const place = [left === undefined ? '' : `,left=${left}`, top === undefined ? '' : `,top=${top}`].join('');
      const popup = window.open(
        toAddress(q),
        popupName,
        `width=${Number.parseInt(width, 10)},height=${Number.parseInt(height, 10)}${place}`,
      );
      if (!popup) return;
      const stop = this.#listen(popup, () => autoClose && popup.close());
      const watch = setInterval(() => {
        if (!popup.closed) return;
        clearInterval(watch);
        if (stop()) this.#options.onclose?.('FORCE_CLOSE');
      }, POLL_MS);
    }

    /** Shows the search inside an element of the page. */
    embed(element, { q, autoClose = true } = {}) {
      const { width = '100%', height = '100%' } = this.#options;
      const [wide, high] = [width, height].map((length) => (typeof length === 'number' ? `${length}px` : length));
      const frame = document.createElement('iframe');
      frame.src = toAddress(q);
      frame.title = '주소 검색';
      Object.assign(frame.style, { border: '0', width: wide, height: high, minHeight: '400px' });
      element.replaceChildren(frame);
      this.#listen(frame.contentWindow, () => autoClose && frame.remove());
    }

    /** Waits for the choice made in `source`. The answer ends the waiting and tells whether it was still going on. */
    #listen(source, close) {
      let isWaiting = true;
      const stop = () => {
        const was = isWaiting;
        isWaiting = false;
        window.removeEventListener('message', hear);
        return was;
      };
      const hear = (event) => {
        if (event.origin !== origin || event.source !== source) return;
        if (event.data?.type === 'resize')
          this.#options.onresize?.({ width: event.data.width, height: event.data.height });
        if (event.data?.type !== 'complete') return;
        stop();
        this.#options.oncomplete?.(event.data.address);
        close();
        this.#options.onclose?.('COMPLETE_CLOSE');
      };
      window.addEventListener('message', hear);
      return stop;
    }
  }

  window.daum = { ...window.daum, Postcode };
  window.kakao = { ...window.kakao, Postcode };
})();
