import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PromisesScreen.tsx';

const meta = {
  title: 'screens/content/Promises',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'promises' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words and links alone: nothing is asked for, so that nothing can be on its way, missing or refused. */
export const Default: Story = { parameters: { ...oneLook } };
