import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { asMember, office, onDevice } from '../testing/office.ts';
import { forget, readKept } from '../store/kept-projects.ts';
import type { Screen } from './RoomByRoomBGridStep1Screen.tsx';
import shown from './RoomByRoomBGridStep1Screen.stories.tsx';

let sent: { id: number | null; expected_version: number; content: object }[] = [];

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A guest's choices lie on the device at once; the way on leads to the doors. */
export const GuestPlans: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Văn phòng 300 m²/u }));
    const people = await canvas.findByLabelText('Số người');
    await put({ userEvent }, people, '35');
    await expect(readKept(null)?.project).toMatchObject({
      plan: { kind: 'sample', id: 'plan-office-300' },
      headcount: 35,
      modules: [],
    });
    // What cannot be meant stays in the box, and nothing is kept of it.
    await put({ userEvent }, people, '0');
    await canvas.findByText('Nhập một số từ 1 đến 2.000.');
    await expect(readKept(null)?.project.headcount).toBe(35);
    await userEvent.selectOptions(canvas.getByLabelText('Loại phòng số 1'), 'training');
    await expect(readKept(null)?.project.rooms[0]?.kind).toBe('training');
    // What is typed is no step, and stays when the step before it is taken back.
    await put({ userEvent }, canvas.getByLabelText('Tên dự án'), 'Tầng 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(readKept(null)?.project.rooms[0]?.kind).toBe('work');
    await expect(readKept(null)?.project).toMatchObject({ name: 'Tầng 7', headcount: 35 });
    const [on] = canvas.getAllByRole('link', { name: 'Kiểm tra cửa' });
    await expect(on).toHaveAttribute('href', '/vi/room-by-room/b-grid/step-1-door-detection');
  },
};

/** Who came with a module goes back to the cart with it as soon as there is a plan. */
export const BackToTheModule: Story = {
  parameters: { path: 'room-by-room/b-grid/step-1?module=5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Văn phòng 300 m²/u }));
    const back = new URL(
      (await canvas.findByRole<HTMLAnchorElement>('link', { name: 'Đăng nhập' })).href,
    );
    await expect([...back.searchParams.values()]).toContain(
      '/vi/room-by-room/b-grid/cart?module=5',
    );
  },
};

/** Four walls of given measures, with the comma of the language. */
export const DrawsARectangle: Story = {
  play: async ({ canvas, userEvent }) => {
    await put({ userEvent }, await canvas.findByLabelText('Chiều rộng'), '12,5');
    await put({ userEvent }, canvas.getByLabelText('Chiều sâu'), '8');
    await userEvent.click(canvas.getByRole('button', { name: 'Vẽ mặt bằng trống' }));
    await waitFor(() =>
      expect(readKept(null)?.project).toMatchObject({
        plan: { kind: 'rectangle' },
        width: 1250,
        height: 800,
        scale: 0.01,
      }),
    );
  },
};

/** What another device saved meanwhile is written over by who says so, from the version that stands. */
export const TakesMine: Story = {
  parameters: {
    path: 'room-by-room/b-grid/step-1?project=1',
    ...answers(
      mock('saveOfficeProject').answer(({ body }) => {
        sent.push(body);
        return {
          data: { id: 1, version: 3, saved_at: '2026-03-06T03:00:00Z', content: body.content },
        };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    return asMember(onDevice({ ...office(), headcount: 30 }, 1, 1))();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản của tôi' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      id: 1,
      expected_version: 2,
      content: { headcount: 30 },
    });
    await waitFor(() => expect(readKept(1)).toBeNull());
  },
};

/** What was changed here goes, and nothing is sent. */
export const TakesTheirs: Story = {
  ...TakesMine,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản đã lưu' }));
    await waitFor(() => expect(canvas.getByLabelText('Số người')).toHaveValue('24'));
    await expect(readKept(1)).toBeNull();
    await expect(sent).toEqual([]);
  },
};

/** What lies on the device with a room whose sides cross is no project: the room is named, and another plan is chosen. */
export const CrossedRoom: Story = {
  beforeEach: () => {
    const project = office();
    const [first] = project.rooms;
    const bow = [0, 2, 1, 3].flatMap((corner) => {
      const at = first?.outline[corner];
      return at === undefined ? [] : [at];
    });
    localStorage.setItem(
      'hien-office',
      JSON.stringify({
        project: { ...project, rooms: [{ ...first, name: 'Phòng chung', outline: bow }] },
        version: 0,
      }),
    );
    return () => forget(null);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Không mở được dự án này');
    await canvas.findByText(/^Phòng “Phòng chung” không dùng được/u);
    await userEvent.click(await canvas.findByRole('button', { name: /Văn phòng 300 m²/u }));
    await waitFor(() =>
      expect(readKept(null)?.project.plan).toEqual({ kind: 'sample', id: 'plan-office-300' }),
    );
    await expect(canvas.queryByText('Không mở được dự án này')).toBeNull();
  },
};
