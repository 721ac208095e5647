import { fireEvent } from 'storybook/test';

/** The part of a drawing that is seen, in its own measure. */
export function seenOf(drawing: Element) {
  if (!(drawing instanceof SVGSVGElement)) throw new Error('No drawing');
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x, y, width, height };
}

/** Where a place of a drawing is on the screen. */
export function onScreen(drawing: Element, [px, py]: readonly [number, number]) {
  if (!(drawing instanceof SVGSVGElement)) throw new Error('No drawing');
  const { x, y } = new DOMPoint(px, py).matrixTransform(drawing.getScreenCTM() ?? undefined);
  return { clientX: x, clientY: y };
}

/** Ctrl and the wheel, over a place of the screen; up is nearer. */
export const roll = async (
  drawing: Element,
  at: ReturnType<typeof onScreen>,
  deltaY: number,
  ctrlKey = true,
) => fireEvent.wheel(drawing, { ...at, deltaY, ctrlKey });

/** Two fingers about a place of the screen, from so many pixels apart to so many. */
export async function pinch(
  drawing: Element,
  { clientX, clientY }: ReturnType<typeof onScreen>,
  from: number,
  to: number,
): Promise<void> {
  const finger = (pointerId: number, apart: number) => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 11,
    button: 0,
    clientX: clientX + (pointerId === 11 ? -apart : apart) / 2,
    clientY,
  });
  for (const id of [11, 12]) await fireEvent.pointerDown(drawing, finger(id, from));
  for (const id of [11, 12]) await fireEvent.pointerMove(drawing, finger(id, to));
  for (const id of [11, 12]) await fireEvent.pointerUp(drawing, finger(id, to));
}

/** A mouse takes hold at one place of the screen and lets go at another, which ends in a click. */
export async function carry(
  drawing: Element,
  from: ReturnType<typeof onScreen>,
  to: ReturnType<typeof onScreen>,
): Promise<void> {
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, detail: 1 };
  await fireEvent.pointerDown(drawing, { ...mouse, ...from });
  await fireEvent.pointerMove(drawing, { ...mouse, ...to });
  await fireEvent.pointerUp(drawing, { ...mouse, ...to });
  await fireEvent.click(drawing, { ...to, detail: 1 });
}
