// The public face of the payment window: `AUTHNICE.requestPay(options)`. It leaves the page, as on a telephone.
(() => {
  const base = new URL('../../', document.currentScript.src).href;
  const REQUIRED = ['clientId', 'method', 'orderId', 'amount', 'goodsName', 'returnUrl'];
  const BYTES = {
    clientId: 50,
    method: 20,
    orderId: 64,
    amount: 12,
    goodsName: 40,
    returnUrl: 500,
    mallReserved: 500,
    mallUserId: 20,
    buyerName: 30,
    buyerTel: 40,
    buyerEmail: 60,
  };

  function refuse({ fnError }, resultCode, errorMsg) {
    const failure = { resultCode, resultMsg: errorMsg, msg: '', errorMsg };
    if (typeof fnError === 'function') fnError(failure);
    else alert(errorMsg);
  }

  globalThis.AUTHNICE = {
    requestPay(options) {
      const missing = REQUIRED.find((name) => !options[name]);
      if (missing) return refuse(options, '9000', `"${missing}" 누락`);
      if (options.method === 'vbank' && !options.vbankHolder) return refuse(options, '9000', '"vbankHolder" 누락');
      if (options.method === 'cellphone' && options.isDigital === undefined)
        return refuse(options, '9000', '"isDigital" 누락');
      const long = Object.entries(BYTES).find(
        ([name, bytes]) => new TextEncoder().encode(String(options[name] ?? '')).length > bytes,
      );
      if (long) return refuse(options, 'A147', `"${long[0]}" 길이 초과`);
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${base}window`;
      form.acceptCharset = 'utf-8';
      for (const [name, value] of Object.entries(options)) {
        if (typeof value === 'function' || value === undefined) continue;
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value: String(value) });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
  };
})();
