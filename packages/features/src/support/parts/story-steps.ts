import type { userEvent, within } from 'storybook/test';

type Context = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };

const choices = [
  [/^(Loại việc|Kind of work|공사 종류)/, 'renovation'],
  [/^(Loại công trình|Kind of place|공간 유형)/, '2-bedroom'],
  [/^(Tỉnh, thành phố|Province or city|성·시)/, 'Thành phố Hồ Chí Minh'],
  [/^(Muốn bắt đầu|To begin|희망 착공 시기)/, 'month'],
] as const;
const district = /^(Quận, huyện hoặc phường|District or ward|구·동)/;
const message = /^(Nội dung|Message|내용)/;
const button = /^(Gửi tin nhắn|Send the message|메시지 보내기)$/;

/** Says what is to be done, writes a message, and presses the button when `send`. */
export async function fillIn({ canvas, userEvent: user }: Context, send = false): Promise<void> {
  const words = await canvas.findByLabelText(message);
  for (const [label, value] of choices)
    await user.selectOptions(canvas.getByLabelText(label), value);
  await user.type(canvas.getByLabelText(district), 'Quận 7');
  await user.type(words, 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².');
  if (send) await user.click(canvas.getByRole('button', { name: button }));
}
