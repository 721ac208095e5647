import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Screen } from '../Selector/SelectorScreen.tsx';

const layered = answers(
  mock('getRoomHome').answer(({ params, language }) => {
    const data = fixtures.layeredHome(params.designId, language);
    if (data === undefined) throw new Error('the fixtures have no such home');
    return { data };
  }),
);

const meta = {
  title: 'screens/room-by-room/Selector/flow/compare',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { layout: 'fullscreen', ...layered, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];

/** The modern style as it is, with the leather sofa, and the Scandinavian one. */
const [plain, leather, scandinavian] = ['1.1.1._', '1.1.1._.1-3p', '1.1.2._'];
const opened = (...codes: (string | undefined)[]) =>
  `room-by-room/1?view=compare&compare=${codes.join(',')}`;

const dialogOf = async ({ canvasElement }: Pick<Step, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'So sánh lựa chọn' });

/** The layers of a picture that is named, by their files. */
const files = (picture: HTMLElement): string =>
  [...picture.querySelectorAll('img')].map(({ src }) => src).join(' ');

/** Opened by its link: one room, two choices, and a line between them that keys move too. */
export const WipesBetweenTwo: Story = {
  parameters: { path: opened(plain, leather) },
  play: async (step) => {
    const dialog = within(await dialogOf(step));
    const wipe = within(dialog.getByRole('region', { name: 'Hai lựa chọn trong một căn phòng' }));
    const before = wipe.getByRole('img', { name: /^Lựa chọn 1: Hiện đại\. Phòng khách/u });
    const after = wipe.getByRole('img', { name: /^Lựa chọn 2: Hiện đại\. Phòng khách/u });
    await expect(files(before)).toContain('/layers/living-1/sofa-sofa-boucle-cream-');
    await expect(files(after)).toContain('/layers/living-1/sofa-sofa-leather-cognac-');
    await expect(files(after)).not.toContain('boucle');
    const slider = wipe.getByRole('slider', { name: 'Kéo để so hai lựa chọn' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thấy 50% Lựa chọn 2: Hiện đại');
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thấy 80% Lựa chọn 2: Hiện đại');
    await wipe.findByText('Đúng món bạn chọn, trong một căn phòng mẫu');
    // The table has the same two pictures, and both sofas by name.
    const table = within(dialog.getByRole('table'));
    const shown = table.getAllByRole('img').map(files);
    await expect(shown).toHaveLength(2);
    await expect(shown[1]).toContain('sofa-sofa-leather-cognac-');
    await table.findByRole('rowheader', { name: 'Phòng khách · Sofa' });
    // Another room of the same choices.
    await step.userEvent.click(wipe.getByRole('button', { name: 'Phòng ngủ' }));
    const bedroom = await wipe.findByRole('img', { name: /^Lựa chọn 2: Hiện đại\. Phòng ngủ/u });
    await waitFor(() => expect(files(bedroom)).toContain('/layers/bedroom-2/'));
  },
};

/** Which two lie over each other is chosen; none lies over itself. */
export const TwoOfThree: Story = {
  parameters: { path: opened(plain, leather, scandinavian) },
  play: async (step) => {
    const dialog = within(await dialogOf(step));
    const [left, right] = ['Bên trái', 'Bên phải'].map((name) =>
      dialog.getByRole<HTMLSelectElement>('combobox', { name }),
    );
    if (left === undefined || right === undefined) throw new Error('no sides');
    await step.userEvent.selectOptions(right, 'Lựa chọn 3: Bắc Âu');
    const after = await dialog.findByRole('img', { name: /^Lựa chọn 3: Bắc Âu\. Phòng khách/u });
    await waitFor(() => expect(files(after)).toContain('sofa-sofa-linen-oat-'));
    await step.userEvent.selectOptions(right, 'Lựa chọn 1: Hiện đại');
    await expect([left.selectedOptions[0]?.text, right.selectedOptions[0]?.text]).toEqual([
      'Lựa chọn 3: Bắc Âu',
      'Lựa chọn 1: Hiện đại',
    ]);
  },
};

/** A look that is not drawn in layers is an example from elsewhere: nothing lies over it, and each picture says what it is. */
export const NotFromOneSpot: Story = {
  parameters: { path: opened(plain, '1.1.3._') },
  play: async (step) => {
    const dialog = within(await dialogOf(step));
    await dialog.findByText(/hai ảnh này không chụp từ cùng một chỗ/u);
    await expect(dialog.queryByRole('slider')).toBeNull();
    const table = within(dialog.getByRole('table'));
    await table.findByText('Đúng món bạn chọn, trong một căn phòng mẫu');
    await table.findByText('Ảnh minh họa phong cách, món bạn chọn có thể khác');
  },
};

/** Kept as it is now, once; shown as it is chosen; taken up again, and the window is gone. */
export const KeepsAndTakes: Story = {
  parameters: { path: 'room-by-room/1?s=1.1.1.1.1-3p' },
  play: async (step) => {
    const { canvas, userEvent } = step;
    const put = await canvas.findByRole('button', { name: /^Giữ để so sánh/u });
    await userEvent.click(put);
    const first = await canvas.findByRole('img', { name: 'Lựa chọn 1: Hiện đại' });
    await expect(files(first)).toContain('sofa-sofa-leather-cognac-');
    await expect(put).toHaveAccessibleDescription('Lựa chọn này đã được giữ');
    // Looking at another room is no other choice.
    const rooms = within(canvas.getByRole('navigation', { name: 'Các phòng' }));
    await userEvent.click(rooms.getByRole('button', { name: /^Phòng ngủ/u }));
    await expect(put).toHaveAccessibleDescription('Lựa chọn này đã được giữ');
    await userEvent.click(rooms.getByRole('button', { name: /^Phòng khách/u }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Bắc Âu' }));
    await waitFor(() => expect(put).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(put);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem khác biệt' }));
    const dialog = await dialogOf(step);
    const [take] = within(dialog).getAllByRole('button', { name: 'Dùng lựa chọn này' });
    if (take === undefined) throw new Error('nothing can be taken up');
    await userEvent.click(take);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Hiện đại' })).toBeChecked());
    // Both are still kept, and the step can be taken back.
    await canvas.findByText('2 trên 4 lựa chọn');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bắc Âu' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Lựa chọn 1: Hiện đại' }));
    await canvas.findByText('1 trên 4 lựa chọn');
  },
};

/** A link of another home keeps nothing here; one of another day says what it cost then, and what has gone. */
export const KeptLongAgo: Story = {
  parameters: { path: opened('1.2.1._', `${plain}.$zzzz`, '1.1.1._.1-3q') },
  play: async (step) => {
    const dialog = within(await dialogOf(step));
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(3);
    // zzzz to the base of 36.
    await dialog.findByText('Khi giữ: 1.679.615 đ');
    await dialog.findByText(/^Phòng khách: .* đã hết hàng; thay bằng/u);
  },
};

/** What is sent shows the same two to somebody else. */
export const SendsTheComparison: Story = {
  parameters: { path: opened(plain, leather) },
  play: async (step) => {
    const dialog = within(await dialogOf(step));
    await step.userEvent.click(dialog.getByRole('button', { name: 'Chia sẻ' }));
    const zalo = await within(step.canvasElement.ownerDocument.body).findByRole('menuitem', {
      name: /Zalo/u,
    });
    const shared = new URL(
      new URL((zalo as HTMLAnchorElement).href).searchParams.get('link') ?? '',
    );
    await expect(shared.searchParams.get('view')).toBe('compare');
    await expect(shared.searchParams.get('compare')).toBe(`${plain},${leather}`);
  },
};
