import { answers, mock, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyProject, picturePlan, withPlan } from '@hien/domain/office-plan';
import { expect, waitFor, within } from 'storybook/test';
import { forget, keep } from '../store/kept-projects.ts';
import { dropPicture, keepPicture, readPicture } from '../store/own-pictures.ts';
import { planFile } from '../testing/plan-picture.ts';
import { asMember, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridMypageScreen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridMypage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/mypage' },
  beforeEach: asMember(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const projects = mock('listOfficeProjects');
const requests = mock('listOfficeQuotations');

/** A member's projects, and the three newest requests of eight. */
export const Default: Story = {};
/** Nothing planned, nothing asked for. */
export const Empty: Story = {
  parameters: answers(projects.empty(), requests.empty()),
};
export const Loading: Story = {
  parameters: answers(projects.pending(), requests.pending()),
};
/** One part fails, the other is there. */
export const ServerError: Story = { parameters: answers(requests.error()) };
export const ProjectsFailed: Story = {
  parameters: { ...answers(projects.error()), ...oneLook },
};
export const Refetching: Story = {
  parameters: { ...answers(projects.refetching(), requests.refetching()), ...oneLook },
};
export const LongText: Story = {
  parameters: answers(projects.longText(), requests.longText()),
};
/** Besides what the account has, a project lies on this device alone. */
export const AlsoOnDevice: Story = { beforeEach: asMember(onDevice()) };
export const Guest: Story = { parameters: oneLook, beforeEach: signOutForStory };
/** A guest goes on with the project of the device, or signs in. */
export const GuestWithProject: Story = {
  globals: { language: 'vi' },
  beforeEach: () => {
    signOutForStory();
    return onDevice()();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Làm tiếp' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/step-1',
    );
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fmypage',
    );
  },
};

/** A project that is thrown away takes the picture below it along; another one's stays. */
export const RemovesItsPicture: Story = {
  globals: { language: 'vi' },
  beforeEach: asMember(),
  play: async ({ canvas, userEvent }) => {
    const [mine, others] = await Promise.all(
      [1, 2].map(async (id) => {
        const file = await keepPicture({ picture: await planFile('tang-7.png'), walls: [] });
        const project = withPlan(emptyProject, picturePlan(file, 1_600, 1_000));
        keep(id, { project, version: 0 });
        return file;
      }),
    );
    const [remove] = await canvas.findAllByRole('button', { name: 'Xóa' });
    if (mine === undefined || others === undefined || remove === undefined)
      throw new Error('Nothing to remove');
    await userEvent.click(remove);
    const asked = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Xóa' }));
    await waitFor(async () => expect(await readPicture(mine)).toBeNull());
    await expect(await readPicture(others)).not.toBeNull();
    forget(2);
    await dropPicture(others);
  },
};
