import { officeModule, deskCount } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import type { Screen } from './RoomByRoomBGridStep2Screen.tsx';
import shown from './RoomByRoomBGridStep2Screen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep2/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];

const modules = () => readKept(null)?.project.modules ?? [];
const at = (id: string) => modules().findIndex(({ module }) => module.startsWith(id));

/** Chooses a module in the list; its keys are then those of the drawing. */
async function choose({ canvas, userEvent }: Pick<Step, 'canvas' | 'userEvent'>, id: string) {
  const index = at(id);
  const name = officeModule(modules()[index]?.module ?? '')?.name.vi ?? '';
  const [line] = await canvas.findAllByRole('button', { name: new RegExp(`^${name}[\\d ]`, 'u') });
  if (line !== undefined) await userEvent.click(line);
  const mark = canvas.getByRole('button', { name: `${name}, mô-đun ${index + 1}` });
  mark.focus();
  return { index };
}

/** Arrows move the chosen module, R turns it; what it would run into is told, and it stays. */
export const MovedByKeys: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const { index } = await choose(step, 'meeting');
    const before = modules()[index];
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(modules()[index]?.x).toBeCloseTo((before?.x ?? 0) - 0.1));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(modules()[index]?.x).toBeCloseTo((before?.x ?? 0) - 0.09));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(modules()[index]).toEqual(before));
    // To the wall and no further.
    const { index: reception } = await choose(step, 'print-corner');
    await userEvent.keyboard('{ArrowUp}'.repeat(80));
    await canvas.findByText(/^Không đặt được/u);
    const stays = modules()[reception];
    await userEvent.keyboard('{ArrowUp}');
    await expect(modules()[reception]).toEqual(stays);
  },
};

/** A pointer carries a module as far as it went; off the drawing it goes back. */
export const Dragged: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const { index } = await choose(step, 'meeting');
    const before = modules()[index];
    const mark = canvas.getByRole('button', { pressed: true, name: /mô-đun/u });
    const drawing = mark.closest('svg');
    const perMetre = drawing?.getScreenCTM()?.a ?? 0;
    const box = mark.getBoundingClientRect();
    const from = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    const to = { ...from, clientX: from.clientX - 0.3 * perMetre };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: mark, coords: from },
      { target: mark, coords: to },
      { keys: '[/MouseLeft]', target: mark, coords: to },
    ]);
    await waitFor(() => expect(modules()[index]?.x).toBeCloseTo((before?.x ?? 0) - 0.3));
    await expect(modules()[index]?.y).toBe(before?.y);
  },
};

/** A click without a pointer chooses, a held arrow is one step, and Ctrl+R is the browser's. */
export const ChosenOnTheDrawing: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const { index } = await choose(step, 'meeting');
    const before = modules()[index];
    const mark = canvas.getByRole('button', { pressed: true, name: /mô-đun/u });
    for (let press = 0; press < 3; press += 1)
      await fireEvent.keyDown(mark, { key: 'ArrowLeft', repeat: press > 0 });
    await waitFor(() => expect(modules()[index]?.x).toBeCloseTo((before?.x ?? 0) - 0.3));
    await fireEvent.keyDown(mark, { key: 'r', ctrlKey: true });
    await expect(modules()[index]?.turn).toBe(before?.turn);
    mark.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(modules()[index]).toEqual(before));
    const other = canvas.getAllByRole('button', { pressed: false, name: /, mô-đun \d/u })[0];
    if (other === undefined) throw new Error('no other module');
    await fireEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Another way places everything anew, and can be taken back. */
export const AnotherWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const usual = modules();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Rộng rãi/u }));
    await waitFor(() => expect(modules()).not.toEqual(usual));
    await expect(readKept(null)?.project.density).toBe('generous');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(modules()).toEqual(usual));
  },
};

/** A rule of the project's own places everything anew, is kept with it, and goes again by a press or an undo. */
export const OwnRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const usual = modules();
    const own = () => readKept(null)?.project.rules ?? {};
    await userEvent.click(await canvas.findByText(/^Quy tắc xếp/u));
    const rows = canvas.getByRole('textbox', { name: 'Giữa hai dãy bàn' });
    await userEvent.clear(rows);
    await userEvent.type(rows, '9');
    await canvas.findByText('Nhập một số từ 0,9 đến 3.');
    await expect(modules()).toEqual(usual);
    await userEvent.clear(rows);
    await userEvent.type(rows, '2,6{Enter}');
    await waitFor(() => expect(own()).toEqual({ betweenRows: 2.6 }));
    await expect(deskCount(modules())).toBeLessThan(deskCount(usual));
    await canvas.findByText(/^Đã xếp lại theo quy tắc mới: \d+ chỗ làm việc\.$/u);
    // Written as it is read here, and a point is read as well.
    await expect(rows).toHaveValue('2,6');
    await userEvent.clear(rows);
    await userEvent.type(rows, '2.4{Enter}');
    await waitFor(() => expect(own()).toEqual({ betweenRows: 2.4 }));
    await expect(rows).toHaveValue('2,4');
    await canvas.findAllByText(/Lối đi giữa hai dãy bàn 2,4 m/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Về quy tắc chung' }));
    await waitFor(() => expect(own()).toEqual({}));
    await expect(modules()).toEqual(usual);
  },
};

/** The rules find a place for one more, or say that there is none. */
export const AddedAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = modules().length;
    await userEvent.selectOptions(await canvas.findByLabelText('Mô-đun'), 'plants');
    await userEvent.selectOptions(canvas.getByLabelText('Vào phòng'), 'reception');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm' }));
    await canvas.findByText('Đã thêm Bồn cây ngăn vào Lễ tân.');
    await expect(modules()).toHaveLength(before + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ mô-đun' }));
    await expect(modules()).toHaveLength(before);
    await expect((await canvas.findByText('Đã bỏ Bồn cây ngăn.')).parentElement).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Mô-đun'), 'board-room');
    await userEvent.selectOptions(canvas.getByLabelText('Vào phòng'), 'server');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm' }));
    await canvas.findByText(/^Phòng máy chủ không còn chỗ/u);
    await expect(modules()).toHaveLength(before);
  },
};
