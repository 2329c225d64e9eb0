/** Hands a text to the person as a file. CSV gets the mark by which Excel knows UTF-8, which reading the answer took away. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text.startsWith('\ufeff') ? text : `\ufeff${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
