import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ProjectDetailScreen.tsx';

const meta = {
  title: 'screens/designs/ProjectDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'project-detail/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const project = mock('getBuiltProject');

export const Default: Story = {};
/** One room, photographed at all three times. */
export const OneRoom: Story = { parameters: { path: 'project-detail/2' } };
/** Nobody took a picture before: its rooms are shown as they are. */
export const NoBefore: Story = { parameters: { path: 'project-detail/3' } };
/** It is the only one of its design: nothing stands below. */
export const Alone: Story = { parameters: answers(mock('listBuiltProjects').empty()) };
export const Loading: Story = { parameters: { ...answers(project.pending()), ...oneLook } };
export const NotFound: Story = { parameters: { path: 'project-detail/999', ...oneLook } };
export const ServerError: Story = { parameters: { ...answers(project.error()), ...oneLook } };
export const Offline: Story = { parameters: { ...answers(project.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(project.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(project.longText()) };
