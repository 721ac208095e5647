import type { userEvent, within } from 'storybook/test';

type Context = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };

const message = /^(Nội dung|Message|내용)/;
const button = /^(Gửi tin nhắn|Send the message|메시지 보내기)$/;

/** Writes a message, and presses the button when `send`. */
export async function fillIn({ canvas, userEvent: user }: Context, send = false): Promise<void> {
  const words = await canvas.findByLabelText(message);
  await user.type(words, 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².');
  if (send) await user.click(canvas.getByRole('button', { name: button }));
}
