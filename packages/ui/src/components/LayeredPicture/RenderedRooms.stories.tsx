import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio, RadioGroup } from '../Radio/RadioGroup.tsx';
import { LayeredPicture } from './LayeredPicture.tsx';
import { choicesOf, firstChoice, pictureOf, rooms } from './rendered-rooms.fixture.ts';

interface RenderedRoomProps {
  room: string;
}

/** A rendered room with everything that can stand in it. */
function RenderedRoom({ room: id }: RenderedRoomProps) {
  const room = rooms.find((one) => one.id === id);
  const [choice, setChoice] = useState(room ? firstChoice(room) : {});
  if (room === undefined) return null;
  return (
    <div style={{ maxWidth: 960, display: 'grid', gap: 16 }}>
      <LayeredPicture {...pictureOf(room, choice)} sizes="960px" />
      {choicesOf(room).map(([slot, options]) => (
        <RadioGroup
          key={slot}
          legend={slot}
          layout="inline"
          value={choice[slot] ?? ''}
          onChange={(option) => setChoice({ ...choice, [slot]: option })}
        >
          {options.map((option) => (
            <Radio key={option} value={option}>
              {option}
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

/**
 * The rooms of `packages/pictures` whose layers are rendered. Slots and options are named as the scenes name them; in the
 * shop each option is a product.
 */
const meta = {
  title: 'ui/Media/LayeredPicture/rooms',
  component: RenderedRoom,
  tags: ['!autodocs'],
  args: { room: 'living-1' },
  argTypes: { room: { control: 'select', options: rooms.map(({ id }) => id) } },
  render: (args) => <RenderedRoom key={args.room} {...args} />,
} satisfies Meta<typeof RenderedRoom>;
export default meta;

export const Living: StoryObj<typeof meta> = {};
export const LivingOnTheStreet: StoryObj<typeof meta> = { args: { room: 'living-2' } };
export const Bedroom: StoryObj<typeof meta> = { args: { room: 'bedroom-1' } };
