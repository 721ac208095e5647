import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'ui/Sheets/Container',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Container,
} satisfies Meta<typeof Container>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['form', 'text', 'content', 'full'] as const}
      columns={['in 900 px'] as const}
      cellWidth={900}
    >
      {(width) => (
        <Container width={width}>
          <Card padding="sm">{width}</Card>
        </Container>
      )}
    </Sheet>
  ),
};
