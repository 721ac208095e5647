import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SelectorScreen.tsx';

const meta = {
  title: 'screens/room-by-room/Selector',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another style, another sofa, and no lamp. */
export const Chosen: Story = { parameters: { path: 'room-by-room/1?s=1.1.2.1.1-3p-_47' } };

/** A link of another day: an unknown piece, and a total that moved. */
export const OldLink: Story = { parameters: { path: 'room-by-room/1?s=1.1.1.2.1-zz.$100' } };

export const Around: Story = { parameters: { path: 'room-by-room/1?view=360' } };

export const Print: Story = { parameters: { path: 'room-by-room/1?view=print' } };

export const Loading: Story = { parameters: answers(mock('getRoomHome').pending()) };

/** A home without rooms to furnish. */
export const Empty: Story = { parameters: answers(mock('getRoomHome').empty()) };

export const NotFound: Story = { parameters: { ...oneLook, path: 'room-by-room/999999' } };

/** Such an id cannot be: the answer needs no server. */
export const MalformedId: Story = {
  parameters: { path: 'room-by-room/-1', sameAs: 'NotFound' },
};

export const OtherProject: Story = {
  parameters: { path: 'room-by-room/du-an-khac/1', sameAs: 'NotFound' },
};

export const ServerError: Story = { parameters: answers(mock('getRoomHome').error()) };

export const LongText: Story = { parameters: answers(mock('getRoomHome').longText()) };
