/** Stands in for the browser's clipboard in stories; gives back what puts the real one in its place again. */
const replace = (writeText: (text: string) => Promise<void>) => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const copied: string[] = [];

export const grantClipboard = () => {
  copied.length = 0;
  return replace(async (text) => {
    copied.push(text);
  });
};

export const refuseClipboard = () =>
  replace(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
