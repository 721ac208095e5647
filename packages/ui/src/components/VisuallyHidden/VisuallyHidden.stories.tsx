import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Base/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: common.was },
  render: told((args) => (
    <Text>
      <VisuallyHidden {...args} /> <del>{dong(17_200_000)}</del>
    </Text>
  )),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
