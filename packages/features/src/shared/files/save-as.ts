/** Hands a text or bytes to the browser as a file to keep. */
export function saveAs(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
  type = 'application/json',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
