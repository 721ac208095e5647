import { answers, fixtures, mock } from '@hien/api/testing';
import { type OfficeProject, outlineOf, withRoom, withoutRoom } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import { onFoundPlan } from '../testing/found-plan.ts';
import type { Screen } from './RoomByRoomBGridStep1Screen.tsx';
import shown from './RoomByRoomBGridStep1Screen.stories.tsx';

const emptied = (project: OfficeProject): OfficeProject => ({ ...project, rooms: [] });

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1/find rooms',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: onFoundPlan(emptied),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];

const detect = mock('detectPlan');
const project = () => readKept(null)?.project;
const button = ({ canvas }: Pick<Step, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Tìm phòng và cửa' });
const look = async (step: Pick<Step, 'canvas' | 'userEvent'>) =>
  step.userEvent.click(await button(step));

/** The rooms that walls enclose come with their doors, can be worked on like any other, and go again at once. */
export const FoundAndTakenBack: Story = {
  play: async (step) => {
    const { canvas, userEvent } = step;
    await canvas.findByText(/được gửi lên máy chủ của Hiên để máy tìm các phòng/u);
    await look(step);
    const said = await canvas.findByText('Tìm thấy 3 phòng và 3 cửa');
    await expect(said.closest('[role=status]')).not.toBeNull();
    await expect(project()?.rooms.map(({ kind, outline }) => [kind, outline[0]])).toEqual([
      ['work', [419, 107]],
      ['work', [107, 662]],
      ['work', [107, 107]],
    ]);
    await expect(project()?.doors).toHaveLength(3);
    // They are to be looked at: the next tap chooses one.
    await expect(canvas.getByRole('button', { name: 'Chọn phòng' })).toHaveAttribute('aria-pressed', 'true'); // prettier-ignore
    await expect(
      within(canvas.getByRole('region', { name: 'Các phòng' })).getAllByRole('combobox'),
    ).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ các phòng vừa thêm' }));
    await waitFor(() => expect(project()?.rooms).toEqual([]));
    await expect(project()?.doors).toEqual([]);
    await canvas.findByText('Đã bỏ các phòng và cửa vừa thêm.');
    await expect(await button(step)).toHaveFocus();
  },
};

/** What somebody outlined stays as it is; what was found over it is told and left out. */
export const KeepsWhatIsDrawn: Story = {
  beforeEach: onFoundPlan((plan) => withoutRoom(withoutRoom(plan, 'r1'), 'r3')),
  play: async (step) => {
    await button(step);
    const drawn = project()?.rooms[0];
    await look(step);
    await step.canvas.findByText('Tìm thấy 2 phòng và 3 cửa');
    await step.canvas.findByText(/^1 phòng tìm thấy trùng với phòng đã vẽ/u);
    await expect(project()?.rooms[0]).toEqual(drawn);
    await look(step);
    await step.canvas.findByText('Không có phòng nào được thêm');
    await expect(project()?.rooms).toHaveLength(3);
    await expect(step.canvas.queryByRole('button', { name: 'Bỏ các phòng vừa thêm' })).toBeNull();
  },
};

export const NoneFound: Story = {
  parameters: answers(
    detect.answer({ data: { ...fixtures.foundPlan(null), rooms: [], doors: [] } }),
  ),
  play: async (step) => {
    await look(step);
    await step.canvas.findByText('Không tìm thấy phòng nào trên ảnh');
    await expect(project()?.rooms).toEqual([]);
  },
};

/** Whatever goes wrong has its sentence and a way on; rooms can be outlined all the same. */
export const Busy: Story = {
  parameters: answers(detect.error(503)),
  beforeEach: onFoundPlan((plan) =>
    withRoom(emptied(plan), outlineOf({ x: 100, y: 100, width: 400, height: 400 }), 'work', 'vi'),
  ),
  play: async (step) => {
    await look(step);
    const alert = within(await step.canvas.findByRole('alert'));
    alert.getByText(/đang bận, hoặc bản vẽ nhiều nét quá/u);
    alert.getByText(/vẫn vẽ phòng bằng tay được/u);
    alert.getByRole('button', { name: 'Thử tìm lại' });
    await expect(project()?.rooms).toHaveLength(1);
  },
};
