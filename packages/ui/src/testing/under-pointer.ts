/** What a press on an element's middle would meet: a play presses by events, which go to it even where something covers it. */
export function underPointer(element: Element): Element | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
