import type { Meta, StoryObj } from '@storybook/react-vite';
import { type OfficeProject, withDoor, withRoom } from '@hien/domain/office-plan';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { readKept } from '../store/kept-projects.ts';
import { keepPicture, readPicture } from '../store/own-pictures.ts';
import { planFile } from '../testing/plan-picture.ts';
import { carry, onScreen, pinch, roll, seenOf } from '../testing/closer-look.ts';
import { onPaper } from '../testing/office.ts';
import type { Screen } from './RoomByRoomBGridStep1Screen.tsx';
import shown from './RoomByRoomBGridStep1Screen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1/own plan',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const now = (): OfficeProject | undefined => readKept(null)?.project;

const scaled = (project: OfficeProject): OfficeProject => ({ ...project, scale: 0.01 });
const withOne = (project: OfficeProject): OfficeProject =>
  withRoom(
    scaled(project),
    [
      [100, 100],
      [800, 100],
      [800, 900],
      [100, 900],
    ],
    'work',
    'vi',
  );

/** A press on the picture, at a pixel of it; with a second place a drag to there. */
async function press(
  { userEvent }: Pick<Stage, 'userEvent'>,
  sheet: Element,
  from: readonly [number, number],
  to?: readonly [number, number],
): Promise<void> {
  if (!(sheet instanceof SVGSVGElement)) throw new Error('No drawing');
  sheet.scrollIntoView({ block: 'center' });
  const on = ([px, py]: readonly [number, number]) => {
    const { x, y } = new DOMPoint(px, py).matrixTransform(sheet.getScreenCTM() ?? undefined);
    return { target: document.elementFromPoint(x, y) ?? sheet, coords: { clientX: x, clientY: y } };
  };
  await userEvent.pointer([
    { ...on(from), keys: '[MouseLeft>]' },
    ...(to === undefined ? [] : [{ ...on(to), target: sheet }]),
    { keys: '[/MouseLeft]', ...(to === undefined ? on(from) : { ...on(to), target: sheet }) },
  ]);
}

const choose = async ({ canvas, userEvent }: Stage, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/^Chọn ảnh bản vẽ/u), file);

/** A picture is looked at, the names on it are thought of, and it stays on the device. */
export const TakesAPicture: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, await planFile('tang-7.png', { width: 2_400, height: 1_500 }));
    await canvas.findByText('Trên bản vẽ có tên người hay số điện thoại không?');
    await expect(now()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await canvas.findByLabelText('Chiều dài giữa hai điểm');
    await expect(now()).toMatchObject({
      plan: { kind: 'own' },
      width: 2_000,
      height: 1_250,
      scale: null,
      rooms: [],
    });
    const plan = now()?.plan;
    const kept = plan?.kind === 'own' ? await readPicture(plan.file) : null;
    await expect(kept?.picture.size).toBeGreaterThan(0);
    // Without a scale there is no way on, and it says why.
    await expect(canvas.getAllByText('Hãy cho biết một chiều dài trước.')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kiểm tra cửa' })).toBeNull();
  },
};

/** Dropped and pasted pictures are looked at as chosen ones are; another one can be chosen all the same. */
export const DropsAndPastes: Story = {
  play: async ({ canvas, userEvent }) => {
    const data = new DataTransfer();
    data.items.add(await planFile('tha.jpg', { type: 'image/jpeg' }));
    const label = await canvas.findByText('Chọn ảnh bản vẽ');
    label.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    await canvas.findByAltText('Bản vẽ đã chọn: tha.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ảnh khác' }));
    const pasted = new DataTransfer();
    pasted.items.add(await planFile('dan.webp', { type: 'image/webp' }));
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted }));
    await canvas.findByAltText('Bản vẽ đã chọn: dan.webp');
  },
};

/** A file that goes away while it is read is told, and another one can be chosen; focus stands at the way to it. */
export const SurvivesAFileThatGoesAway: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const gone = await planFile('mat.png');
    gone.slice = () => {
      throw new DOMException('Gone', 'NotReadableError');
    };
    await choose(stage, gone);
    await within(await canvas.findByRole('alert')).findByText(/bị hỏng/u);
    await choose(stage, await planFile('con.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chọn ảnh khác' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Chọn ảnh bản vẽ/u)).toHaveFocus());
  },
};

/** A store that takes nothing is told; two taps are one plan all the same, and the way on is open. */
export const TellsWhatIsNotKept: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, await planFile('tang-7.png'));
    const take = await canvas.findByRole('button', { name: 'Dùng bản vẽ này' });
    const opening = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('No store', 'NotFoundError');
    });
    try {
      await userEvent.dblClick(take);
      await canvas.findByText('Trình duyệt không giữ được ảnh bản vẽ');
      await expect(opening).toHaveBeenCalledTimes(1);
    } finally {
      opening.mockRestore();
    }
    await canvas.findByLabelText('Chiều dài giữa hai điểm');
  },
};

/** What cannot be a plan is told why, and the next one can be chosen at once. */
export const RefusesWhatIsNoPlan: Story = {
  play: async (stage) => {
    const { canvas } = stage;
    const says = async (file: File, words: RegExp) => {
      await choose(stage, file);
      await within(await canvas.findByRole('alert')).findByText(words);
    };
    await says(await planFile('trang.png', { look: 'blank' }), /^Ảnh trống/u);
    await says(await planFile('dai.png', { width: 8_000, height: 300 }), /dài và hẹp quá/u);
    await says(await planFile('nho.png', { width: 150, height: 150 }), /^Ảnh quá nhỏ/u);
    await says(new File(['GIF89a '], 'gia.png', { type: 'image/png' }), /không phải PDF/u);
    const whole = await planFile('hong.png');
    await says(new File([whole.slice(0, 200)], 'hong.png', { type: 'image/png' }), /bị hỏng/u);
    await expect(now()).toBeUndefined();
  },
};

/** A photo is a question, a negative is turned over; both can be taken. */
export const TellsWhatItLooksLike: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, await planFile('meo.jpg', { look: 'photo' }));
    await canvas.findByText('Trông giống ảnh chụp hơn là bản vẽ');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ảnh khác' }));
    await choose(stage, await planFile('am-ban.png', { look: 'negative' }));
    await canvas.findByText('Nét trắng trên nền đen đã được đảo lại');
    await expect(canvas.getByRole('button', { name: 'Dùng bản vẽ này' })).toBeEnabled();
  },
};

/** Two taps and the metres between them; ten times off is told, and put right by a press. */
export const Scales: Story = {
  beforeEach: onPaper(),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: /chạm vào hai đầu/u });
    await canvas.findByText('Chạm vào hai đầu của một chiều dài bạn biết.');
    await press({ userEvent }, sheet, [100, 120]);
    await press({ userEvent }, sheet, [1_500, 120]);
    await canvas.findByRole('button', { name: /^Đầu 1 .* 100, 120/u });
    await canvas.findByRole('button', { name: /^Đầu 2 .* 1500, 120/u });
    const metres = canvas.getByLabelText('Chiều dài giữa hai điểm');
    const set = canvas.getByRole('button', { name: 'Đặt tỷ lệ' });
    await userEvent.click(set);
    await canvas.findByText('Nhập số mét từ 0,3 đến 500.');
    // A whole floor of 320 m: a comma is missing.
    await put({ userEvent }, metres, '280');
    await userEvent.click(set);
    await canvas.findByText('Lệch khoảng mười lần: cả bản vẽ sẽ dài 320 m');
    await expect(canvas.getByRole('button', { name: 'Vẫn dùng tỷ lệ này' })).toBeVisible();
    await expect(now()?.scale).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng 28 m' }));
    await waitFor(() => expect(now()?.scale).toBeCloseTo(0.02));
    await canvas.findByText('Cả bản vẽ rộng 32 m, sâu 20 m.');
    // It is a step that can be taken back.
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(now()?.scale).toBeNull());
  },
};

/** The ends go by arrow keys too, and are dragged. */
export const ScalesByKeysAndDrag: Story = {
  beforeEach: onPaper(),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: /chạm vào hai đầu/u });
    await press({ userEvent }, sheet, [480, 500], [300, 500]);
    const end = await canvas.findByRole('button', { name: /^Đầu 1 .* 300, 500/u });
    end.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(end).not.toHaveAccessibleName(/ 300, 500/u));
    await expect(end).toHaveAccessibleName(/ 300, 4\d\d/u);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Đầu 2/u })).toHaveFocus();
  },
};

/** Doors that are far from what doors are make a scale a question, not a wall. */
export const AsksAboutDoors: Story = {
  beforeEach: onPaper((project) => {
    const floor = withOne(project);
    return withDoor(floor, null, {
      kind: 'single',
      opening: [
        [8, 2],
        [8, 2.9],
      ],
      hinge: 'start',
      swing: 'left',
      width: 0.9,
      certainty: 'sure',
    });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đo lại' }));
    const sheet = await canvas.findByRole('group', { name: /chạm vào hai đầu/u });
    await press({ userEvent }, sheet, [100, 120]);
    await press({ userEvent }, sheet, [1_500, 120]);
    await put({ userEvent }, canvas.getByLabelText('Chiều dài giữa hai điểm'), '21');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt tỷ lệ' }));
    await canvas.findByText('Theo tỷ lệ này, cửa rộng 1,35 m. Có đúng không?');
    await expect(now()?.scale).toBe(0.01);
    await userEvent.click(canvas.getByRole('button', { name: 'Vẫn dùng tỷ lệ này' }));
    await waitFor(() => expect(now()?.scale).toBeCloseTo(0.015));
    await canvas.findByText('Tỷ lệ và cửa không khớp');
  },
};

/** Rooms by a drag, by two taps and corner by corner, wall to wall. */
export const Outlines: Story = {
  beforeEach: onPaper(scaled),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: /phòng chữ nhật/u });
    await press({ userEvent }, sheet, [100, 100], [800, 900]);
    await waitFor(() => expect(now()?.rooms).toHaveLength(1));
    // The corner of the neighbour is meant, not the place beside it.
    await press({ userEvent }, sheet, [808, 106]);
    await canvas.findAllByText('Chạm vào góc đối diện.');
    await press({ userEvent }, sheet, [1_500, 500]);
    await waitFor(() => expect(now()?.rooms).toHaveLength(2));
    await expect(now()?.rooms[1]?.outline[0]).toEqual(now()?.rooms[0]?.outline[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Nhiều góc' }));
    for (const corner of [
      [800, 500],
      [1_500, 500],
      [1_500, 900],
      [1_100, 900],
      [1_100, 750],
      [800, 750],
    ] as const)
      await press({ userEvent }, sheet, corner);
    await press({ userEvent }, sheet, [800, 500]);
    await waitFor(() => expect(now()?.rooms).toHaveLength(3));
    await expect(now()?.rooms[2]?.outline).toHaveLength(6);
    await expect(canvas.getAllByRole('link', { name: 'Kiểm tra cửa' })[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Loại phòng số 2'), 'meeting');
    await expect(now()?.rooms[1]).toMatchObject({ kind: 'meeting', name: 'Phòng họp' });
  },
};

/** A closer look by two fingers, the wheel, buttons and keys; what is drawn there lies where it is pointed at, and undo keeps the look. */
export const LooksCloser: Story = {
  beforeEach: onPaper(scaled),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: /phòng chữ nhật/u });
    sheet.scrollIntoView({ block: 'center' });
    const nearer = canvas.getByRole('button', { name: 'Phóng to' });
    await expect(canvas.getByRole('button', { name: 'Xem toàn bộ' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(nearer);
    await waitFor(() => expect(seenOf(sheet).width).toBeCloseTo(1_067, -1));
    await userEvent.click(canvas.getByRole('button', { name: 'Xem toàn bộ' }));
    await waitFor(() => expect(seenOf(sheet).width).toBe(1_600));
    // The place under the pointer stays there.
    const place = onScreen(sheet, [1_200, 300]);
    await roll(sheet, place, -100, false);
    await expect(seenOf(sheet).width).toBe(1_600);
    await roll(sheet, place, -100);
    await waitFor(() => expect(seenOf(sheet).width).toBeLessThan(700));
    await expect(onScreen(sheet, [1_200, 300]).clientX).toBeCloseTo(place.clientX, -1);
    await expect(onScreen(sheet, [1_200, 300]).clientY).toBeCloseTo(place.clientY, -1);
    // Two fingers draw no room, and go as far as the whole.
    await pinch(sheet, place, 300, 60);
    await waitFor(() => expect(seenOf(sheet)).toEqual({ x: 0, y: 0, width: 1_600, height: 1_000 }));
    await expect(now()?.rooms).toHaveLength(0);
    await pinch(sheet, place, 80, 160);
    await waitFor(() => expect(seenOf(sheet).width).toBeCloseTo(800, -1));
    await userEvent.click(nearer);
    await waitFor(() => expect(seenOf(sheet).width).toBeCloseTo(533, -1));
    const seen = seenOf(sheet);
    const from = [seen.x + 50, seen.y + 40] as const;
    await press({ userEvent }, sheet, from, [from[0] + 400, from[1] + 250]);
    await waitFor(() => expect(now()?.rooms).toHaveLength(1));
    const [corner, , opposite] = now()?.rooms[0]?.outline ?? [];
    await expect(corner?.[0]).toBeCloseTo(from[0], -1);
    await expect(opposite?.[1]).toBeCloseTo(from[1] + 250, -1);
    await expect(seenOf(sheet)).toEqual(seen);
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(now()?.rooms).toHaveLength(0));
    await expect(seenOf(sheet)).toEqual(seen);
    // With the plan itself in focus arrows move what is seen.
    sheet.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(seenOf(sheet).x).toBeLessThan(seen.x));
    await userEvent.keyboard('0');
    await waitFor(() => expect(seenOf(sheet).width).toBe(1_600));
    await userEvent.keyboard('+');
    await waitFor(() => expect(seenOf(sheet).width).toBeLessThan(1_100));
  },
};

/** Two fingers mean a closer look where the first of them lies on the end of a length as well: it stays where it is. */
export const LooksCloserFromAnEnd: Story = {
  beforeEach: onPaper(),
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('group', { name: /chạm vào hai đầu/u });
    sheet.scrollIntoView({ block: 'center' });
    const end = await canvas.findByRole('button', { name: /^Đầu 1 .* 480, 500/u });
    await pinch(end, onScreen(sheet, [480, 500]), 40, 120);
    await waitFor(() => expect(seenOf(sheet).width).toBeCloseTo(533, -1));
    await canvas.findByRole('button', { name: /^Đầu 1 .* 480, 500/u });
  },
};

/** What is seen is carried by a pointer, and that is no tap; a room that is chosen out of sight comes into it. */
export const CarriesTheLook: Story = {
  beforeEach: onPaper(withOne),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: 'Bản vẽ với các phòng' });
    sheet.scrollIntoView({ block: 'center' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nhiều góc' }));
    await roll(sheet, onScreen(sheet, [1_590, 990]), -200);
    await waitFor(() => expect(seenOf(sheet).width).toBeCloseTo(217, -1));
    const before = seenOf(sheet);
    const from = onScreen(sheet, [before.x + 40, before.y + 30]);
    await carry(sheet, from, onScreen(sheet, [before.x + 140, before.y + 90]));
    await waitFor(() => expect(seenOf(sheet).x).toBeCloseTo(before.x - 100, -1));
    await expect(canvas.queryByRole('button', { name: 'Thôi vẽ phòng này' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn phòng' }));
    canvas.getByLabelText('Loại phòng số 1').focus();
    await waitFor(() => {
      const seen = seenOf(sheet);
      void expect(seen.x).toBeLessThan(450);
      void expect(seen.x + seen.width).toBeGreaterThan(450);
    });
  },
};

/** An outline that is no room says why, and leaves everything as it was. */
export const RefusesOutlines: Story = {
  beforeEach: onPaper(withOne),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chữ nhật' }));
    const sheet = canvas.getByRole('group', { name: /phòng chữ nhật/u });
    await press({ userEvent }, sheet, [1_000, 200], [1_060, 260]);
    await canvas.findAllByText(/nhỏ hơn một chỗ ngồi/u);
    await press({ userEvent }, sheet, [400, 300], [1_200, 600]);
    await canvas.findAllByText(/chồng lên một phòng khác/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Nhiều góc' }));
    for (const corner of [
      [900, 200],
      [1_400, 700],
      [1_400, 200],
      [900, 650],
    ] as const)
      await press({ userEvent }, sheet, corner);
    await userEvent.click(canvas.getByRole('button', { name: 'Khép kín' }));
    await canvas.findAllByText(/các cạnh của phòng cắt nhau/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ góc cuối' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thôi vẽ phòng này' }));
    await expect(now()?.rooms).toHaveLength(1);
  },
};

/** Without a pointer: a room by its measures, moved by arrows, changed in figures, one corner at a time. */
export const RoomsByKeys: Story = {
  beforeEach: onPaper(scaled),
  play: async ({ canvas, userEvent }) => {
    await put({ userEvent }, await canvas.findByLabelText('Phòng rộng'), '5');
    await put({ userEvent }, canvas.getByLabelText('Phòng sâu'), '4');
    const add = canvas.getByRole('button', { name: 'Đặt lên bản vẽ' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const room = await canvas.findByRole('button', { name: 'Phòng số 1: Khu làm việc' });
    await expect(now()?.rooms[0]?.outline[2]).toEqual([500, 400]);
    room.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(now()?.rooms[0]?.outline[0]).toEqual([10, 1]));
    // The room is chosen by the address, which comes after the room itself.
    const corner = await canvas.findByRole('button', { name: /^Góc 3 của phòng số 1/u });
    corner.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(now()?.rooms[0]?.outline[2]).toEqual([520, 411]));
    await userEvent.keyboard('n');
    await waitFor(() => expect(now()?.rooms[0]?.outline).toHaveLength(5));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(now()?.rooms[0]?.outline).toHaveLength(4));
    await put({ userEvent }, canvas.getByLabelText('Cách mép trái'), '2,5');
    await userEvent.tab();
    await waitFor(() => expect(now()?.rooms[0]?.outline[0]?.[0]).toBe(250));
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ phòng này' }));
    await waitFor(() => expect(now()?.rooms).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(now()?.rooms).toHaveLength(1));
  },
};

/** A room and a corner of it go by a drag, and meet the wall of the neighbour. */
export const DragsRooms: Story = {
  beforeEach: onPaper((project) =>
    withRoom(
      withOne(project),
      [
        [900, 200],
        [1_400, 200],
        [1_400, 700],
        [900, 700],
      ],
      'meeting',
      'vi',
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('group', { name: 'Bản vẽ với các phòng' });
    await press({ userEvent }, sheet, [1_300, 300], [1_206, 204]);
    await waitFor(() => expect(now()?.rooms[1]?.outline[0]).toEqual([800, 100]));
    await canvas.findByRole('button', { name: /^Góc 3 của phòng số 2/u });
    await press({ userEvent }, sheet, [1_300, 600], [1_300, 895]);
    await waitFor(() => expect(now()?.rooms[1]?.outline[2]?.[1]).toBe(900));
  },
};

/** A floor of 12 × 8 m in millimetres: two rooms, and a door in the wall between them. */
const dxf = (() => {
  const box = (x: number, width: number) =>
    `0\nLWPOLYLINE\n70\n1\n${[x, x + width, x + width, x]
      .map((at, corner) => `10\n${at}\n20\n${corner < 2 ? 0 : 8_000}`)
      .join('\n')}`;
  return [
    '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES',
    box(0, 7_000),
    box(7_000, 5_000),
    '0\nLINE\n10\n7000\n20\n2000\n11\n7900\n21\n2000',
    '0\nARC\n10\n7000\n20\n2000\n40\n900\n50\n0\n51\n90',
    '0\nTEXT\n1\nNguyễn Văn A\n0\nENDSEC\n0\nEOF\n',
  ].join('\n');
})();

/** A drawing of lines comes with its scale, its rooms and its doors; the way on is open at once. */
export const ReadsADxf: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, new File([dxf], 'tang-7.dxf'));
    await canvas.findByText('Đã đọc 9 nét, 1 cửa, 2 phòng');
    await canvas.findByText(/Bỏ qua 1 phần/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await canvas.findAllByRole('link', { name: 'Kiểm tra cửa' });
    await canvas.findByText(/^Cả bản vẽ rộng 13,04 m/u);
    await expect(now()?.rooms).toHaveLength(2);
    await expect(now()?.doors[0]?.width).toBeCloseTo(0.9);
    await expect(now()?.doorsSeen).toBe(false);
  },
};

/** An SVG says no metres: a length does, and doors that do not fit are a question. What is no drawing is told why. */
export const ReadsAnSvg: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const svg = (inner: string) =>
      new File([`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`], 'tang.svg', {
        type: 'image/svg+xml',
      });
    await choose(stage, svg('<script>alert(1)</script><text>Nguyễn Văn A</text>'));
    await canvas.findByText(/^Không tìm thấy đường tường nào/u);
    await choose(stage, svg('<g>'.repeat(5_000)));
    await canvas.findByText(/hơn 100.000/u);
    await choose(stage, new File(['0\nSECTION\n2\nENTITIES\nx\ny\n'], 'hong.dxf'));
    await canvas.findByText(/nhưng không đọc được/u);
    await choose(
      stage,
      svg('<rect width="700" height="800"/><rect x="700" width="500" height="800"/>'),
    );
    await canvas.findByText('Đã đọc 8 nét, 0 cửa, 2 phòng');
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await canvas.findByLabelText('Chiều dài giữa hai điểm');
    await expect(now()).toMatchObject({ scale: null, plan: { kind: 'own' } });
    await expect(now()?.rooms).toHaveLength(2);
  },
};

/** Who does not want to wait for a large drawing stops it, and stands at the way to another file. */
export const StopsReading: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, new File([dxf, '0\nTEXT\n1\nGhi chú\n'.repeat(700_000)], 'tang-7.dxf'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Thôi đọc' }));
    const input = await canvas.findByLabelText(/^Chọn ảnh bản vẽ/u);
    await waitFor(() => expect(input).toHaveFocus());
    await choose(stage, new File([dxf], 'tang-7.dxf'));
    await canvas.findByText('Đã đọc 9 nét, 1 cửa, 2 phòng');
  },
};

/** The list of rooms is passed by without losing a room half drawn, nor a length half measured. */
export const PassesByTheList: Story = {
  beforeEach: onPaper(withOne),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhiều góc' }));
    const sheet = canvas.getByRole('group', { name: /nhiều góc|từng góc/u });
    await press({ userEvent }, sheet, [900, 200]);
    await press({ userEvent }, sheet, [1_400, 200]);
    const list = canvas.getByLabelText('Loại phòng số 1');
    await userEvent.click(list);
    await expect(list).toHaveFocus();
    await press({ userEvent }, sheet, [1_400, 700]);
    await press({ userEvent }, sheet, [900, 700]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Khép kín' }));
    await waitFor(() => expect(now()?.rooms[1]?.outline).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Đo lại' }));
    await put({ userEvent }, canvas.getByLabelText('Chiều dài giữa hai điểm'), '12');
    await userEvent.click(list);
    await expect(list).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Đặt tỷ lệ' }));
    await waitFor(() => expect(now()?.scale).toBeCloseTo(12 / 640));
  },
};

/** What goes away hands its focus on; a letter is a key also where it says another one; a refused figure stays, with why. */
export const KeepsFocusAndFigures: Story = {
  beforeEach: onPaper((project) =>
    withRoom(
      withOne(project),
      [
        [900, 200],
        [1_400, 200],
        [1_400, 700],
        [900, 700],
      ],
      'meeting',
      'vi',
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByLabelText('Loại phòng số 2')).focus();
    const left = await canvas.findByLabelText('Cách mép trái');
    await put({ userEvent }, left, '2');
    await userEvent.tab();
    await expect(left).toHaveValue('2');
    await expect(left).toHaveAccessibleDescription(/chồng lên một phòng khác/u);
    await put({ userEvent }, left, '10');
    await userEvent.tab();
    await waitFor(() => expect(now()?.rooms[1]?.outline[0]).toEqual([1_000, 200]));
    await expect(left).not.toHaveAccessibleDescription(/chồng lên/u);
    const corner = canvas.getByRole('button', { name: /^Góc 4 của phòng số 2/u });
    corner.focus();
    corner.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅜ', code: 'KeyN', bubbles: true }));
    const fifth = await canvas.findByRole('button', { name: /^Góc 5 của phòng số 2/u });
    fifth.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(corner).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ phòng này' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Các phòng' })).toHaveFocus();
    canvas.getByLabelText('Loại phòng số 1').focus();
    const room = await canvas.findByRole('button', { name: 'Phòng số 1: Khu làm việc' });
    room.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(now()?.rooms).toHaveLength(0));
    await expect(canvas.getByRole('group', { name: 'Bản vẽ với các phòng' })).toHaveFocus();
  },
};

/** Pictures in the store, whatever the page still has in mind: all, or those of a name. */
const storedPictures = (file?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('hien-office', 1);
    opening.addEventListener('error', () => reject(new Error('No store')));
    opening.addEventListener('success', () => {
      const names = opening.result.transaction('plans').objectStore('plans').index('file');
      const counted = names.count(file);
      counted.addEventListener('success', () => {
        opening.result.close();
        resolve(counted.result);
      });
    });
  });

/** However many pictures are chosen, the one that a project lies on stays in the store, which does not grow without end. */
export const KeepsThePictureOfAProject: Story = {
  beforeEach: onPaper(withOne),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Bản vẽ với các phòng' });
    for (let more = 0; more < 70; more += 1)
      await keepPicture({ picture: new Blob(['a']), walls: [] });
    const plan = now()?.plan;
    await expect(await storedPictures()).toBe(60);
    await expect(await storedPictures(plan?.kind === 'own' ? plan.file : 'none')).toBe(1);
  },
};
