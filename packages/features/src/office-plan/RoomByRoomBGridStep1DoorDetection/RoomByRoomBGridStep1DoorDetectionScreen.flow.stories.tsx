import {
  type OfficeProject,
  doorWidth,
  modulesInDoorways,
  rectanglePlan,
  withPlan,
} from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { onScreen, pinch, roll, seenOf } from '../testing/closer-look.ts';
import { office, onDevice } from '../testing/office.ts';
import { readKept } from '../store/kept-projects.ts';
import type { Screen } from './RoomByRoomBGridStep1DoorDetectionScreen.tsx';
import shown from './RoomByRoomBGridStep1DoorDetectionScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1DoorDetection/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];
type Hands = Pick<Step, 'canvas' | 'userEvent'>;

const project = (): OfficeProject => readKept(null)?.project ?? office();
const doors = () => project().doors;
const scale = () => project().scale ?? 1;
/** Metres from left to the start of a door, and its width in centimetres. */
const left = (index: number) => (doors()[index]?.opening[0][0] ?? 0) * scale();
const width = (index: number) => {
  const door = doors()[index];
  return door === undefined ? 0 : Math.round(doorWidth(door, scale()) * 100);
};

/** Opens a door in the list, and takes hold of it on the drawing. */
async function choose({ canvas, userEvent }: Hands, number: number) {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: new RegExp(`^C${number}\\b.*`, 'u'),
      expanded: false,
    }),
  );
  return canvas.findByRole('button', { name: new RegExp(`^C${number},`, 'u'), pressed: true });
}

/** The drawing, and how a place in metres is pointed at. */
async function drawing({ canvas }: Hands) {
  const group = await canvas.findByRole('group', { name: 'Mặt bằng với các cửa' });
  if (!(group instanceof SVGSVGElement)) throw new Error('No drawing');
  return {
    svg: group,
    at: (x: number, y: number) => {
      const { x: clientX, y: clientY } = new DOMPoint(x, y).matrixTransform(
        group.getScreenCTM() ?? undefined,
      );
      return { clientX, clientY };
    },
  };
}

/** Arrows move a door along its wall by 1 and 10 cm, and Ctrl+Z takes each step back. */
export const MovedByKeys: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const mark = await choose(step, 2);
    const before = doors();
    const from = left(1);
    mark.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left(1)).toBeCloseTo(from + 0.01));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(left(1)).toBeCloseTo(from + 0.11));
    const said = await canvas.findByText(/^C2: rộng 85 cm, cách đầu tường/u, {
      selector: '[role=status]',
    });
    await expect(said).toBeVisible();
    // Across its wall it does not go, and beyond the wall's end neither.
    await userEvent.keyboard('{ArrowDown}');
    await expect(left(1)).toBeCloseTo(from + 0.11);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await waitFor(() => expect(doors()).toEqual(before));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(left(1)).toBeCloseTo(from + 0.01));
    await userEvent.keyboard('{Shift>}' + '{ArrowLeft}'.repeat(4) + '{/Shift}');
    await canvas.findAllByText('C2 đã ở sát đầu tường.');
    // The others stay to the last digit.
    await expect(doors()[2]).toEqual(before[2]);
  },
};

/** The hinge, the side it opens to and the kind, by keys and in the list; what was told of it is sure. */
export const Turned: Story = {
  beforeEach: onDevice({
    ...office(),
    doors: office().doors.map((door) => ({ ...door, certainty: 'check' as const })),
  }),
  play: async (step) => {
    const { canvas, userEvent } = step;
    await canvas.findByText('Mặt bằng có 10 cửa, 10 cửa cần bạn xem lại');
    const mark = await choose(step, 2);
    mark.focus();
    await userEvent.keyboard('hs');
    await waitFor(() =>
      expect(doors()[1]).toMatchObject({ hinge: 'end', swing: 'right', certainty: 'sure' }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Loại cửa'), 'sliding');
    await waitFor(() => expect(doors()[1]).not.toHaveProperty('swing'));
    await expect(doors()[1]?.kind).toBe('sliding');
    await choose(step, 3);
    const list = within(canvas.getByRole('region', { name: 'Các cửa' }));
    await userEvent.click(list.getByRole('button', { name: 'Cửa này đúng rồi' }));
    await expect(list.getByRole('button', { name: /^C3\b/u, expanded: true })).toHaveFocus();
    await canvas.findByText('Mặt bằng có 10 cửa, 8 cửa cần bạn xem lại');
  },
};

/** A width counts when the box is left; what cannot be built stays in the box, or is told. */
export const Widened: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    await choose(step, 2);
    const [field] = canvas.getAllByLabelText('Bề rộng');
    if (field === undefined) throw new Error('No field');
    await put({ userEvent }, field, '120');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(width(1)).toBe(120));
    await put({ userEvent }, field, '40');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Nhập một số từ 60 đến 300.');
    await expect(width(1)).toBe(120);
    await put({ userEvent }, field, '90');
    await put({ userEvent }, canvas.getByLabelText('Cách đầu trái'), '200');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left(1)).toBeCloseTo(78 / 64 + 14.6 + 2));
    await expect(width(1)).toBe(90);
    // An end by its own keys.
    canvas.getByRole('slider', { name: 'Đầu bên phải của cửa C2' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(width(1)).toBe(100));
  },
};

/** A pointer carries a door along its wall, and draws one end of it. */
export const Dragged: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const mark = await choose(step, 2);
    const { svg, at } = await drawing(step);
    const from = left(1);
    const y = 78 / 64 + 7.2;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: mark, coords: at(from + 0.4, y) },
      { target: svg, coords: at(from + 1.4, y + 1) },
      { keys: '[/MouseLeft]', target: svg, coords: at(from + 1.4, y + 1) },
    ]);
    await waitFor(() => expect(left(1)).toBeCloseTo(from + 1, 1));
    await expect((doors()[1]?.opening[0][1] ?? 0) * scale()).toBeCloseTo(y);
    const end = canvas.getByRole('slider', { name: 'Đầu bên phải của cửa C2' });
    const moved = left(1);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: end, coords: at(moved + 1, y) },
      { target: svg, coords: at(moved + 1.5, y) },
      { keys: '[/MouseLeft]', target: svg, coords: at(moved + 1.5, y) },
    ]);
    await waitFor(() => expect(width(1)).toBeGreaterThanOrEqual(145));
    await expect(width(1)).toBeLessThanOrEqual(155);
    await expect(left(1)).toBeCloseTo(moved);
  },
};

/** Looked at closely, a tap on another door chooses it, and moves nothing; so does a click without a pointer. */
export const TappedClosely: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    await choose(step, 2);
    const before = doors();
    await userEvent.click(canvas.getByRole('button', { name: 'Phóng to' }));
    const mark = (number: number) =>
      canvas.getByRole('button', { name: new RegExp(`^C${number},`, 'u') });
    await userEvent.click(mark(3));
    await waitFor(() => expect(mark(3)).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.pointer([
      { keys: '[MouseRight>]', target: mark(3) },
      { target: mark(3), coords: { clientX: 0, clientY: 0 } },
      { keys: '[/MouseRight]', target: mark(3) },
    ]);
    await fireEvent.click(mark(4));
    await waitFor(() => expect(mark(4)).toHaveAttribute('aria-pressed', 'true'));
    await expect(doors()).toEqual(before);
  },
};

/** What is held is one step to take back, what is at its limit is none, and Ctrl+S is the browser's. */
export const StepsOfKeys: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const mark = await choose(step, 2);
    const before = doors();
    const from = left(1);
    for (let press = 0; press < 5; press += 1)
      await fireEvent.keyDown(mark, { key: 'ArrowRight', repeat: press > 0 });
    await waitFor(() => expect(left(1)).toBeCloseTo(from + 0.05));
    mark.focus();
    await userEvent.keyboard('{Control>}s{/Control}{Alt>}h{/Alt}');
    await expect(left(1)).toBeCloseTo(from + 0.05);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(doors()).toEqual(before));
    canvas.getByRole('slider', { name: 'Đầu bên phải của cửa C2' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(width(1)).toBe(60));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await canvas.findAllByText('Không được: cửa hẹp nhất 60 cm.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(width(1)).toBe(65));
  },
};

/** A door that was found narrower than one is built opens to the other side all the same. */
export const NarrowAndTurned: Story = {
  beforeEach: onDevice({
    ...office(),
    doors: office().doors.map((door, at) => {
      const [[x, y], end] = door.opening;
      const [dx, dy] = [end[0] - x, end[1] - y];
      return at === 1
        ? {
            ...door,
            opening: [
              [x, y],
              [x + dx / 2, y + dy / 2],
            ],
          }
        : door;
    }),
  }),
  play: async (step) => {
    const mark = await choose(step, 2);
    const swing = doors()[1]?.swing;
    mark.focus();
    await step.userEvent.keyboard('s');
    await waitFor(() => expect(doors()[1]?.swing).not.toBe(swing));
    await expect(width(1)).toBeLessThan(60);
  },
};

/** Two taps on a wall; what is too narrow, or where another door is, is told and nothing is added. */
export const AddedByTaps: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const { svg, at } = await drawing(step);
    const margin = 78 / 64;
    const tap = async (x: number, y: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: svg, coords: at(margin + x, margin + y) },
        { keys: '[/MouseLeft]', target: svg, coords: at(margin + x, margin + y) },
      ]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm cửa' }));
    await tap(5, 3.5);
    await canvas.findByText('Không có tường ở đó. Chạm gần một bức tường hơn.');
    await tap(1, 0);
    await canvas.findByText('Chạm đầu kia của cửa, trên cùng bức tường.');
    await tap(1.3, 0);
    await canvas.findByText('Không được: cửa hẹp nhất 60 cm.');
    await expect(doors()).toHaveLength(10);
    await tap(2, 0.05);
    await canvas.findAllByText('Đã thêm cửa C11.');
    await waitFor(() => expect(doors()).toHaveLength(11));
    await expect(doors()[10]).toMatchObject({ kind: 'single', certainty: 'sure' });
    await expect(width(10)).toBeGreaterThanOrEqual(95);
    await expect(width(10)).toBeLessThanOrEqual(105);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm cửa' }));
    await tap(1.5, 0);
    await tap(3, 0);
    await canvas.findByText('Không được: chỗ này đã có cửa khác.');
    canvas.getByRole('button', { name: 'Thôi thêm cửa' }).focus();
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: 'Thêm cửa' });
    await expect(doors()).toHaveLength(11);
  },
};

/** A closer look by two fingers, the wheel and keys; a door goes where it is pointed at, and undo keeps the look. */
export const LooksCloser: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const { svg } = await drawing(step);
    svg.scrollIntoView({ block: 'center' });
    const whole = seenOf(svg);
    const middle = onScreen(svg, [whole.x + whole.width / 2, whole.y + whole.height / 2]);
    await pinch(svg, middle, 60, 180);
    await waitFor(() => expect(seenOf(svg).width).toBeCloseTo(whole.width / 3, 1));
    await roll(svg, middle, 1_000);
    await waitFor(() => expect(seenOf(svg)).toEqual(whole));
    // A door out of sight is brought there by the list.
    await roll(svg, onScreen(svg, [whole.x, whole.y]), -150);
    await waitFor(() => expect(seenOf(svg).width).toBeLessThan(whole.width / 4));
    await choose(step, 9);
    const middleOfDoor = () => {
      const [[ax, ay], [bx, by]] = doors()[8]?.opening ?? [
        [0, 0],
        [0, 0],
      ];
      return [((ax + bx) / 2) * scale(), ((ay + by) / 2) * scale()] as const;
    };
    const isSeen = () => {
      const { x, y, width: wide, height } = seenOf(svg);
      const [dx, dy] = middleOfDoor();
      return dx >= x && dx <= x + wide && dy >= y && dy <= y + height;
    };
    await waitFor(() => expect(isSeen()).toBe(true));
    const seen = seenOf(svg);
    const before = doors();
    const mark = canvas.getByRole('button', { name: /^C9,/u, pressed: true });
    mark.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(doors()).toHaveLength(9));
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy lại' }));
    await waitFor(() => expect(doors()).toEqual(before));
    await expect(seenOf(svg)).toEqual(seen);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem toàn bộ' }));
    await waitFor(() => expect(seenOf(svg)).toEqual(whole));
  },
};

/** By the list alone: added to a wall, taken away, and back again. */
export const AddedAndRemoved: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const wall = await canvas.findByLabelText('Trên tường');
    await userEvent.selectOptions(wall, '2. Phòng họp – bên ngoài · tường bên phải, 7,2 m');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cửa vào tường' }));
    await waitFor(() => expect(doors()).toHaveLength(11));
    const after = doors();
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Bỏ cửa' }))[0] ?? wall);
    await waitFor(() => expect(doors()).toHaveLength(10));
    await canvas.findByText('Đã bỏ cửa C11.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy lại' }));
    await waitFor(() => expect(doors()).toEqual(after));
    const told = await canvas.findByText('Bây giờ có 11 cửa.');
    await expect(told.parentElement).toHaveFocus();
  },
};

/** Modules leave the way to a door free: where one was added before them they are placed anew with a press. */
export const ModulesMakeWay: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const wall = await canvas.findByLabelText('Trên tường');
    const free = () => modulesInDoorways(project()).length;
    await expect(free()).toBe(0);
    await userEvent.selectOptions(wall, '1. Khu làm việc – bên ngoài · tường phía trên, 14,6 m');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cửa vào tường' }));
    await waitFor(() => expect(free()).toBeGreaterThan(0));
    // “Lấy lại” is about the door that was taken away, and not about what comes after.
    await choose(step, 2);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Bỏ cửa' }))[0] ?? wall);
    await canvas.findByRole('button', { name: 'Lấy lại' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Xếp lại' }));
    await waitFor(() => expect(free()).toBe(0));
    await expect(canvas.queryByRole('button', { name: 'Lấy lại' })).toBeNull();
    await expect(project().modules).not.toHaveLength(0);
  },
};

/** Nothing is asked of who knows no doors: the way on furnishes the floor. */
export const Without: Story = {
  beforeEach: onDevice({
    ...withPlan(office(), rectanglePlan(9, 7, 'Khu làm việc')),
    doorsSeen: false,
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mặt bằng này chưa có cửa nào');
    const [on] = await canvas.findAllByRole('button', { name: 'Đi tiếp không có cửa' });
    if (on !== undefined) await userEvent.click(on);
    await waitFor(() => expect(project().modules.length).toBeGreaterThan(0));
    await expect(project().doorsSeen).toBe(true);
  },
};
