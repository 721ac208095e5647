import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import { readPicture } from '../store/own-pictures.ts';
import { planPdf } from '../testing/plan-pdf.ts';
import { planFile } from '../testing/plan-picture.ts';
import type { Screen } from './RoomByRoomBGridStep1Screen.tsx';
import shown from './RoomByRoomBGridStep1Screen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1/part of a sheet',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 20_000 };
const now = () => readKept(null)?.project;

const choose = async ({ canvas, userEvent }: Stage, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/^Chọn ảnh bản vẽ/u, {}, patient), file);
const button = ({ canvas }: Stage, name: string | RegExp) => canvas.getByRole('button', { name });
const two = 'Trang này có vẻ chứa hai mặt bằng';

/** A drag on the sheet, from a pixel of it to another. */
async function draw(
  { canvas, userEvent }: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const target = canvas.getByRole('group', { name: /^Kéo trên bản vẽ/u });
  if (!(target instanceof SVGSVGElement)) throw new Error('No drawing');
  target.scrollIntoView({ block: 'center' });
  const on = ([px, py]: readonly [number, number]) => {
    const { x, y } = new DOMPoint(px, py).matrixTransform(target.getScreenCTM() ?? undefined);
    return { target, coords: { clientX: x, clientY: y } };
  };
  await userEvent.pointer([
    { ...on(from), keys: '[MouseLeft>]' },
    on(to),
    { ...on(to), keys: '[/MouseLeft]' },
  ]);
}

/** The darkest of the dots of what was kept along a line across its middle, by shares of its width. */
async function inkOf(from: number, to: number): Promise<number> {
  const plan = now()?.plan;
  const kept = plan?.kind === 'own' ? await readPicture(plan.file) : null;
  if (kept === null || kept === undefined) throw new Error('No picture');
  const bitmap = await createImageBitmap(kept.picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [x, width] = [Math.round(bitmap.width * from), Math.round(bitmap.width * (to - from))];
  const dots = context?.getImageData(x, Math.round(bitmap.height * 0.4), width, 1).data ?? [];
  return Math.min(...Array.from(dots).filter((_, at) => at % 4 === 0));
}

/** Of a picture with two storeys the slimmer one is taken by a press; it keeps all pixels that the file has of it. */
export const TakesOneOfTwoInAPicture: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(
      stage,
      await planFile('hai-tang.png', { width: 4_000, height: 2_000, look: 'two' }),
    );
    await canvas.findByText(two, {}, patient);
    await expect(button(stage, 'Cả trang')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(stage, 'Mặt bằng bên trái (lớn hơn)'));
    await canvas.findByText(/khung đang lấy 5\d% bề ngang/iu);
    await userEvent.click(button(stage, 'Mặt bằng bên phải'));
    await expect(button(stage, 'Mặt bằng bên phải')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(stage, 'Dùng phần này'));
    await canvas.findByLabelText('Chiều dài giữa hai điểm', {}, patient);
    const project = now();
    // The floor is 1,750 × 1,800 of the file's pixels, with a little of the paper around it.
    await expect(project?.width).toBeGreaterThan(1_750);
    await expect(project?.width).toBeLessThan(1_950);
    await expect(project?.height).toBeGreaterThan(1_800);
    await expect(project?.height).toBeLessThanOrEqual(2_000);
    await expect(await inkOf(0, 0.1)).toBeLessThan(80);
    await expect(await inkOf(0.2, 0.8)).toBeGreaterThan(200);
    await expect(await inkOf(0.9, 1)).toBeLessThan(80);
  },
};

/** Two floors in millimetres beside each other: 12 × 8 m with a door, and 6 × 8 m. */
const dxf = (() => {
  const box = (x: number, width: number) =>
    `0\nLWPOLYLINE\n70\n1\n${[x, x + width, x + width, x]
      .map((at, corner) => `10\n${at}\n20\n${corner < 2 ? 0 : 8_000}`)
      .join('\n')}`;
  return [
    '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES',
    box(0, 7_000),
    box(7_000, 5_000),
    box(15_000, 6_000),
    '0\nLINE\n10\n7000\n20\n2000\n11\n7900\n21\n2000',
    '0\nARC\n10\n7000\n20\n2000\n40\n900\n50\n0\n51\n90',
    '0\nENDSEC\n0\nEOF\n',
  ].join('\n');
})();

/** Of a drawing with two storeys one is taken with its own metres, rooms and doors. */
export const TakesOneOfTwoInADxf: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, new File([dxf], 'hai-tang.dxf'));
    await canvas.findByText(two, {}, patient);
    await canvas.findByText('Đã đọc 13 nét, 1 cửa, 3 phòng');
    await userEvent.click(button(stage, 'Mặt bằng bên phải'));
    await canvas.findByText('Đã đọc 4 nét, 0 cửa, 1 phòng');
    await userEvent.click(button(stage, 'Mặt bằng bên trái (lớn hơn)'));
    await canvas.findByText('Đã đọc 9 nét, 1 cửa, 2 phòng');
    await userEvent.click(button(stage, 'Dùng phần này'));
    await canvas.findAllByRole('link', { name: 'Kiểm tra cửa' }, patient);
    const project = now();
    await expect(project?.width).toBe(2_000);
    await expect(project?.rooms).toHaveLength(2);
    await expect(project?.doors).toHaveLength(1);
    await expect(project?.doors[0]?.width).toBeCloseTo(0.9);
    const [[ax] = [0], [bx] = [0]] = project?.rooms[0]?.outline ?? [];
    await expect(Math.abs(bx - ax) * (project?.scale ?? 0)).toBeCloseTo(5, 1);
  },
};

/** Half of a page of a PDF is drawn anew, as large as a whole page would be, with the doors of its lines. */
export const TakesAHalfOfAPdf: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const walls = [
      '2 w 40 40 330 480 re S 430 40 330 480 re S',
      '430 220 m 520 220 l S 520 220 m 520 269.7 479.7 310 430 310 c S',
    ];
    await choose(stage, planPdf('hai-tang.pdf', [walls.join('\n')]));
    await canvas.findByText(two, {}, patient);
    await userEvent.click(button(stage, 'Chỉ một phần'));
    await userEvent.click(button(stage, 'Nửa phải'));
    await canvas.findByText('Đã thấy 1 cửa trong nét vẽ');
    await userEvent.click(button(stage, 'Dùng phần này'));
    await waitFor(() => expect(now()?.doors).toHaveLength(1), patient);
    const project = now();
    // 400 × 560 points of the page; the door's hinge is 30 of them from its left, 340 from its top.
    await expect(project).toMatchObject({ width: 1_429, height: 2_000 });
    const [x, y] = project?.doors[0]?.opening[0] ?? [];
    await expect(x).toBeCloseTo((30 * 2_000) / 560, 0);
    await expect(y).toBeCloseTo((340 * 2_000) / 560, 0);
    await expect(await inkOf(0, 0.1)).toBeLessThan(120);
  },
};

/** The whole sheet is kept where nobody chooses a part, and after a part was thought better of. */
export const KeepsTheWholeSheet: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, await planFile('hai-tang.png', { look: 'two' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chỉ một phần' }, patient));
    await userEvent.click(button(stage, 'Cả trang'));
    await expect(canvas.queryByRole('group', { name: /^Kéo trên bản vẽ/u })).toBeNull();
    await userEvent.click(button(stage, 'Dùng bản vẽ này'));
    await canvas.findByLabelText('Chiều dài giữa hai điểm', {}, patient);
    await expect(now()).toMatchObject({ width: 1_600, height: 1_000 });
  },
};

/** One plan is no question; a part of it is drawn by a drag, and a corner is moved by arrows all the same. */
export const DrawsAPart: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, await planFile('tang-7.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chỉ một phần' }, patient));
    await expect(canvas.queryByText(two)).toBeNull();
    // From beyond the edge, since a part often reaches to it.
    await draw(stage, [-40, -40], [800, 500]);
    await canvas.findByText(/khung đang lấy 50% bề ngang và 50% bề dọc/iu);
    await canvas.findByRole('button', { name: /^Góc trên bên trái .* trái 0%, cách trên 0%/u });
    const corner = () => button(stage, /^Góc dưới bên phải/u);
    corner().focus();
    await userEvent.keyboard('{ArrowRight>60/}');
    await expect(corner()).toHaveAccessibleName(/cách trái 100%, cách trên 50%/u);
    await expect(corner()).toHaveFocus();
    await userEvent.click(button(stage, 'Dùng phần này'));
    await waitFor(() => expect(now()?.width).toBe(1_600), patient);
    await expect(Math.abs((now()?.height ?? 0) - 500)).toBeLessThanOrEqual(2);
  },
};

/** Too small a part, a strip and one without a line are refused in words, and a larger one is taken. */
export const RefusesTooSmallAPart: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const says = async (words: RegExp) => {
      const alert = await canvas.findByRole('alert', {}, patient);
      await within(alert).findByText(words, {}, patient);
    };
    await choose(stage, await planFile('tang-7.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chỉ một phần' }, patient));
    await draw(stage, [300, 300], [420, 700]);
    await says(/^Khung nhỏ quá, .* ít nhất 200 điểm ảnh/u);
    await expect(button(stage, 'Dùng phần này')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(stage, 'Dùng phần này'));
    await expect(now()).toBeUndefined();
    await draw(stage, [200, 200], [700, 800]);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    // Nothing but paper is between the walls.
    await userEvent.click(button(stage, 'Dùng phần này'));
    await says(/^Trong khung không có nét nào/u);
    await expect(now()).toBeUndefined();
    await userEvent.click(button(stage, 'Nửa trái'));
    await userEvent.click(button(stage, 'Dùng phần này'));
    await waitFor(() => expect(now()).toMatchObject({ width: 800, height: 1_000 }), patient);
  },
};
