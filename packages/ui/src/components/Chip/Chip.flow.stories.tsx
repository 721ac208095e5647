import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/Stack.tsx';
import { Chip } from './Chip.tsx';

const Kinds = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const turn = (kind: string) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <Inline gap={2}>
      {['Gỗ sồi', 'Mây đan'].map((kind) => (
        <Chip key={kind} chosen={chosen.includes(kind)} onToggle={() => turn(kind)}>
          {kind}
        </Chip>
      ))}
      <Chip disabled onToggle={() => turn('Đá')}>
        Đá
      </Chip>
    </Inline>
  );
};

const meta = {
  title: 'ui/Filters/Chip/flow',
  component: Chip,
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { children: 'Gỗ sồi', onToggle: () => undefined },
  render: () => <Kinds />,
} satisfies Meta<typeof Chip>;
export default meta;

export const PressedByKey: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const oak = canvas.getByRole('button', { name: 'Gỗ sồi' });
    const rattan = canvas.getByRole('button', { name: 'Mây đan' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(oak).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(rattan).toHaveAttribute('aria-pressed', 'true');
    await expect(oak).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(rattan).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đá' })).not.toHaveFocus();
  },
};
