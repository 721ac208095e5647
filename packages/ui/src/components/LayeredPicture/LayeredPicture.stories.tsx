import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio, RadioGroup } from '../Radio/RadioGroup.tsx';
import { drawn, drawnRoom } from './LayeredPicture.fixture.ts';
import { LayeredPicture } from './LayeredPicture.tsx';

const meta = {
  title: 'ui/Media/LayeredPicture',
  component: LayeredPicture,
  args: drawnRoom,
  argTypes: { base: { control: false }, layers: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 800 }}>
      <LayeredPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof LayeredPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const walls = { cream: 'tường kem', sage: 'tường xanh xám' } as const;
const sofas = { moss: 'sofa màu rêu', clay: 'sofa màu đất' } as const;
const arts = { sun: 'tranh mặt trời', moon: 'tranh mặt trăng' } as const;

type Choice<Options> = {
  legend: string;
  value: keyof Options & string;
  options: Options;
  onChange: (value: keyof Options & string) => void;
};

function Slot<Options extends Record<string, string>>({
  legend,
  value,
  options,
  onChange,
}: Choice<Options>) {
  return (
    <RadioGroup legend={legend} layout="inline" value={value} onChange={onChange}>
      {Object.entries(options).map(([option, name]) => (
        <Radio key={option} value={option}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Each slot with what can stand in it. */
export const Exchanged: Story = {
  render: function Chosen(args) {
    const [wall, setWall] = useState<keyof typeof walls>('cream');
    const [sofa, setSofa] = useState<keyof typeof sofas>('moss');
    const [art, setArt] = useState<keyof typeof arts>('sun');
    return (
      <div style={{ maxWidth: 800, display: 'grid', gap: 16 }}>
        <LayeredPicture
          {...args}
          base={drawn.bases[wall]}
          layers={[drawn.arts[art], drawn.sofas[sofa]]}
          alt={`Phòng khách ${walls[wall]}: ${sofas[sofa]}, ${arts[art]}`}
        />
        <Slot legend="Tường" value={wall} options={walls} onChange={setWall} />
        <Slot legend="Sofa" value={sofa} options={sofas} onChange={setSofa} />
        <Slot legend="Tranh" value={art} options={arts} onChange={setArt} />
      </div>
    );
  },
};
export const Empty: Story = { args: { layers: [], alt: 'Phòng khách tường kem, chưa có đồ' } };
/** The room itself cannot be had. */
export const Failed: Story = { args: { base: { key: 'none', src: () => 'data:image/png,' } } };
