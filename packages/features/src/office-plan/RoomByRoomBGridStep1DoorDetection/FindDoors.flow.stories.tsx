import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import { type OfficeProject, withDoor, withoutRoom } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onFoundPlan } from '../testing/found-plan.ts';
import { readKept } from '../store/kept-projects.ts';
import type { Screen } from './RoomByRoomBGridStep1DoorDetectionScreen.tsx';
import shown from './RoomByRoomBGridStep1DoorDetectionScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1DoorDetection/find',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: onFoundPlan(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];

const detect = mock('detectPlan');
const doors = () => readKept(null)?.project.doors ?? [];
const button = ({ canvas }: Pick<Step, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Tìm cửa trên ảnh' });
const look = async (step: Pick<Step, 'canvas' | 'userEvent'>) =>
  step.userEvent.click(await button(step));

/** A door that somebody drew where the mock finds its first one, a hand's width off. */
const withDrawn = (project: OfficeProject): OfficeProject =>
  withDoor(project, null, {
    kind: 'double',
    opening: [
      [4.12, 3.15],
      [4.12, 4.35],
    ],
    swing: 'right',
    width: 1.2,
    certainty: 'sure',
  });

/** What is found comes into the list by how much it can be relied on, in metres by the scale, and goes again at once. */
export const FoundAndTakenBack: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    await canvas.findByText(/được gửi lên máy chủ của Hiên/u);
    await look(step);
    const said = await canvas.findByText('Tìm thấy 3 cửa, hãy xem lại 2 cửa');
    await expect(said.closest('[role=status]')).not.toBeNull();
    await expect(canvas.queryByText('Mặt bằng này chưa có cửa nào')).toBeNull();
    await expect(doors().map(({ certainty, kind }) => [certainty, kind])).toEqual([
      ['check', 'sliding'],
      ['likely', 'double'],
      ['sure', 'single'],
    ]);
    await expect(doors()[2]).toMatchObject({ width: 0.91, hinge: 'end', swing: 'left' });
    const rows = within(canvas.getByRole('region', { name: 'Các cửa' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^C1Cửa lùa, 190 cm.*Cần xem lại$/u),
      expect.stringMatching(/^C2Cửa hai cánh, 150 cm.*Khá chắc$/u),
      expect.stringMatching(/^C3Cửa một cánh, 91 cm.*Chắc chắn$/u),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ các cửa vừa thêm' }));
    await waitFor(() => expect(doors()).toEqual([]));
    await canvas.findByText('Đã bỏ các cửa vừa thêm.');
    await expect(await button(step)).toHaveFocus();
    await canvas.findByText('Mặt bằng này chưa có cửa nào');
  },
};

/** Ctrl+Z is the same one step. */
export const UndoneByKeys: Story = {
  play: async (step) => {
    await look(step);
    await waitFor(() => expect(doors()).toHaveLength(3));
    await step.userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(doors()).toEqual([]));
    await step.canvas.findByText('Mặt bằng này chưa có cửa nào');
    await step.userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(doors()).toHaveLength(3));
  },
};

/** One after the other on the drawing, until nothing is left to look at. */
export const CheckedOneByOne: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    const mark = (tag: string) =>
      canvas.findByRole('button', { name: new RegExp(`^${tag},`, 'u'), pressed: true });
    const check = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Đến cửa cần xem lại' }));
    const confirm = async (tag: string) => {
      const tools = await canvas.findByRole('group', { name: `Cửa đang chọn: ${tag}` });
      await userEvent.click(within(tools).getByRole('button', { name: 'Cửa này đúng rồi' }));
      await expect(tools).toHaveFocus();
    };
    await look(step);
    await check();
    await waitFor(async () => expect(await mark('C1')).toHaveFocus());
    await confirm('C1');
    await canvas.findByText('Mặt bằng có 3 cửa, 1 cửa cần bạn xem lại');
    await check();
    await waitFor(async () => expect(await mark('C2')).toHaveFocus());
    // The only one that is left is come back to.
    await check();
    await waitFor(async () => expect(await mark('C2')).toHaveFocus());
    await confirm('C2');
    await canvas.findByText('Mặt bằng có 3 cửa. Hãy xem đã đúng chưa.');
    await expect(canvas.queryByRole('button', { name: 'Đến cửa cần xem lại' })).toBeNull();
    await expect(doors().every(({ certainty }) => certainty === 'sure')).toBe(true);
  },
};

/** What somebody drew stays as it is, and its place gets no second door; neither does a second look. */
export const DoublesNothing: Story = {
  beforeEach: onFoundPlan(withDrawn),
  play: async (step) => {
    const { canvas } = step;
    await button(step);
    const drawn = doors()[0];
    await look(step);
    await canvas.findByText('Tìm thấy 2 cửa, hãy xem lại 2 cửa');
    await canvas.findByText('1 cửa tìm thấy đã có trên mặt bằng và được giữ nguyên.');
    await expect(doors()).toHaveLength(3);
    await expect(doors()[0]).toEqual(drawn);
    await look(step);
    await canvas.findByText('Không có cửa nào được thêm');
    await canvas.findByText('3 cửa tìm thấy đã có trên mặt bằng và được giữ nguyên.');
    await expect(doors()).toHaveLength(3);
    // Nothing was added by the second look: there is nothing of it to take back.
    await expect(canvas.queryByRole('button', { name: 'Bỏ các cửa vừa thêm' })).toBeNull();
  },
};

/** Doors of rooms that nobody outlined are told, and not put beside all walls. */
export const LeavesOutWhatIsBeside: Story = {
  beforeEach: onFoundPlan((plan) => withoutRoom(withoutRoom(plan, 'r2'), 'r3')),
  play: async (step) => {
    await look(step);
    await step.canvas.findByText('Tìm thấy 1 cửa');
    await step.canvas.findByText(/^2 cửa tìm thấy không nằm trên tường của phòng nào/u);
    await expect(doors()).toHaveLength(1);
  },
};

export const NoneFound: Story = {
  parameters: answers(detect.answer({ data: { ...fixtures.foundPlan(null), doors: [] } })),
  play: async (step) => {
    await look(step);
    await step.canvas.findByText('Không tìm thấy cửa nào trên ảnh');
    await expect(doors()).toEqual([]);
    await expect(await button(step)).toBeEnabled();
  },
};

let release: (() => void) | undefined;
/** Answers when the story says so. */
const held = detect.answer(async () => {
  await new Promise<void>((done) => {
    release = done;
  });
  return { data: fixtures.foundPlan(null) };
});
/** What a story that broke off was waiting for is none of the next one's. */
const unasked = () => {
  release = undefined;
};
/** When the picture has come, so that what is answered is what was asked. */
const whenAsked = async (act: () => unknown = () => undefined) => {
  await waitFor(() => expect(release).toBeDefined());
  await act();
  release?.();
  release = undefined;
};

/** While it is looked at, the plan can be worked on; what is found then joins what was drawn meanwhile. */
export const WorksMeanwhile: Story = {
  parameters: answers(held),
  beforeEach: unasked,
  play: async (step) => {
    const { canvas, userEvent } = step;
    await look(step);
    await canvas.findByText(/^Đang tìm cửa…/u);
    await expect(await button(step)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cửa vào tường' }));
    await waitFor(() => expect(doors()).toHaveLength(1));
    const drawn = doors()[0];
    await whenAsked();
    await canvas.findByText(/^Tìm thấy/u);
    await expect(doors()[0]).toEqual(drawn);
    await expect(doors().length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ các cửa vừa thêm' }));
    await waitFor(() => expect(doors()).toEqual([drawn]));
  },
};

/** Given up, nothing is added, however late the answer comes. */
export const Stopped: Story = {
  parameters: answers(held),
  beforeEach: unasked,
  play: async (step) => {
    const { canvas, userEvent } = step;
    await look(step);
    await whenAsked(async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Thôi tìm' })),
    );
    await canvas.findByText('Đã thôi tìm, không có cửa nào được thêm.');
    await expect(await button(step)).toHaveFocus();
    await expect(await button(step)).not.toHaveAttribute('aria-busy');
    // And begun again: the first answer has added none, or these would be known.
    await look(step);
    await whenAsked();
    await canvas.findByText('Tìm thấy 3 cửa, hãy xem lại 2 cửa');
    await expect(doors()).toHaveLength(3);
  },
};

/** Whatever goes wrong has its sentence and a way on; the tools and the doors are as they were. */
const fails = (words: RegExp, way: 'again' | 'other'): Story => ({
  beforeEach: onFoundPlan(withDrawn),
  play: async (step) => {
    const { canvas, userEvent } = step;
    await button(step);
    const before = doors();
    await look(step);
    const alert = within(await canvas.findByRole('alert'));
    alert.getByText(words);
    alert.getByText(/vẫn thêm cửa bằng tay được/u);
    await expect(doors()).toEqual(before);
    if (way === 'other')
      await expect(alert.getByRole('link', { name: 'Chọn ảnh khác' })).toHaveAttribute(
        'href',
        expect.stringContaining('choose=plan'),
      );
    else alert.getByRole('button', { name: 'Thử tìm lại' });
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cửa vào tường' }));
    await waitFor(() => expect(doors()).toHaveLength(2));
  },
});
export const TooLarge: Story = {
  ...fails(/quá lớn\. Hãy chọn/u, 'other'),
  parameters: answers(detect.error(413)),
};
export const NoPicture: Story = {
  ...fails(/không đọc được ảnh này/u, 'other'),
  parameters: answers(detect.error(415)),
};
export const TooOften: Story = {
  ...fails(/thử lại sau 40 giây/u, 'again'),
  parameters: answers(detect.rateLimited(40)),
};
export const Busy: Story = {
  ...fails(/đang bận, hoặc bản vẽ nhiều nét quá/u, 'again'),
  parameters: answers(detect.error(503)),
};
export const Fault: Story = {
  ...fails(/lỗi ở phía chúng tôi/u, 'again'),
  parameters: answers(detect.error(500)),
};
export const NoConnection: Story = {
  ...fails(/Không có kết nối mạng/u, 'again'),
  parameters: answers(detect.offline()),
};

let tries = 0;
/** The same press once more, from where the failure is told. */
export const TriedAgain: Story = {
  parameters: answers(
    detect.answer(() => {
      tries += 1;
      if (tries === 1) throw new MockFailure(503);
      return { data: fixtures.foundPlan(null) };
    }),
  ),
  beforeEach: async () => {
    tries = 0;
    return onFoundPlan()();
  },
  play: async (step) => {
    const { canvas, userEvent } = step;
    await look(step);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử tìm lại' }));
    await waitFor(() => expect(doors()).toHaveLength(3));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await button(step)).toHaveFocus();
  },
};

/** A plan that is ours has no picture to send, and one of another device has it there. */
export const OnlyWhereThePictureIs: Story = {
  beforeEach: onFoundPlan((plan) => ({ ...plan, plan: { kind: 'own', file: 'elsewhere' } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ảnh bản vẽ nằm trên thiết bị khác/u);
    await expect(canvas.queryByRole('button', { name: 'Tìm cửa trên ảnh' })).toBeNull();
  },
};

/** Doors that nobody builds make the scale a question. */
export const AsksAboutTheScale: Story = {
  beforeEach: onFoundPlan((plan) => ({ ...plan, scale: 0.003 })),
  play: async (step) => {
    await look(step);
    await step.canvas.findByText('Tỷ lệ và cửa không khớp');
    await expect(doors().every(({ certainty }) => certainty === 'check')).toBe(true);
  },
};
