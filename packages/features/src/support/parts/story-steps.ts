import type { userEvent, within } from 'storybook/test';

/** One dark pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Pictures by their content, as a phone would name them. */
export function pictures(count: number): File[] {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return Array.from(
    { length: count },
    (_, index) => new File([bytes], `phong-${index + 1}.png`, { type: 'image/png' }),
  );
}

/** What an earlier story left on this device. */
export function clearStory(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('hien-')) storage.removeItem(key);
}

type Context = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };

const message = /^(Nội dung|Message|내용)/;
const button = /^(Gửi tin nhắn|Send the message|메시지 보내기)$/;

/** Writes a message, and presses the button when `send`. */
export async function fillIn({ canvas, userEvent: user }: Context, send = false): Promise<void> {
  const words = await canvas.findByLabelText(message);
  await user.type(words, 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².');
  if (send) await user.click(canvas.getByRole('button', { name: button }));
}
