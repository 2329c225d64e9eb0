import { uploadBusinessImage } from '@danji/contracts/accounts/profile.endpoints';
import { testServer } from './test-server.ts';

/** One red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** Uploads a registration certificate as a browser does. */
export function upload(token: string | undefined, content: Buffer, field = 'image', name = '사업자등록증.png') {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]);
  return testServer().app.inject({
    method: 'POST',
    url: uploadBusinessImage.path,
    payload,
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}
