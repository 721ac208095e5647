/** What there is to render: one entry per picture, from the catalogue and the list of scenes. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { officeModules } from '../draw/modules.ts';
import type { Language, Picture } from '../src/types.ts';

export const root = join(import.meta.dirname, '..');
const studio = join(root, 'studio');

export interface Planned {
  picture: Omit<Picture, 'placeholder' | 'color' | 'source'>;
  job: {
    kind: 'product' | 'module' | 'room';
    spec: Record<string, unknown>;
    tone?: Record<string, number>;
  };
  /** Samples a pixel for a first look and for the final picture. */
  samples: { quick: number; final: number };
  hash: string;
}

interface Product {
  id: string;
  category?: string;
  model: string;
  material: string;
  colour: string;
  size: [number, number, number];
  name: Record<Language, string>;
  build: Part;
  /** Other sizes and sets of it that are photographed too. */
  editions?: Edition[];
}

/** A model of `studio/furniture` with its options; where several are sold together, its place in metres, its turn and its scale. */
type Part = [
  model: string,
  options: Record<string, unknown>,
  at?: number[],
  turn?: number,
  scale?: number,
];

interface Edition {
  key: string;
  name: Record<Language, string>;
  build: Part;
  /** What is sold with it. */
  also?: Part[];
  /** How it stands where it does not stand as its model does (`STAND` in `studio/stage.py`). */
  stand?: Record<string, number>;
}

interface Scene {
  id: string;
  scene?: string;
  path: string;
  kind: string;
  width: number;
  height: number;
  alt: Record<Language, string>;
  room?: string;
  style?: string;
  time?: string;
  tone?: Record<string, number>;
  samples?: { quick: number; final: number };
  panorama?: [number, number, number];
  portrait?: { lens: number; shift_x: number };
  /** Another camera for a scene that has a picture already. */
  view?: { at: number[]; look: number[]; lens: number; shift?: number };
  /** The scene before the works, by the name of its bare surfaces; or `during` them. */
  before?: string;
}

const read = (path: string) => readFileSync(path, 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16);
}

/** The family file that makes a model, so that a change to chairs renders chairs alone. */
function familyOf(model: string): string {
  const folder = join(studio, 'furniture');
  const file = readdirSync(folder).find(
    (name) => name !== '__init__.py' && read(join(folder, name)).includes(`'${model}': ${model}`),
  );
  if (!file) throw new Error(`no furniture file makes ${model}`);
  return read(join(folder, file));
}

/** How a room is exposed by the hour, unless its scene says otherwise. */
const toneOf: Record<string, Record<string, number>> = {
  day: { target: 0.59 },
  morning: { target: 0.58, warmth: 0.7 },
  evening: { target: 0.46, warmth: 1.2 },
};

/** The text of one function of Python: from its `def` to the next top-level line. */
function functionText(file: string, name: string): string {
  const text = `${read(file)}\n#`;
  return new RegExp(`^def ${name}\\([\\s\\S]*?(?=^\\S)`, 'm').exec(text)?.[0] ?? '';
}

/** The text of one scene function. */
function sceneText(scene: string): string {
  for (const file of readdirSync(join(studio, 'rooms'))) {
    if (!file.endsWith('.py')) continue;
    const text = functionText(join(studio, 'rooms', file), scene.replaceAll('-', '_'));
    if (text) return text;
  }
  return '';
}

const ground: Record<Language, (name: string) => string> = {
  vi: (name) => `${name}, chụp trên nền màu giấy`,
  en: (name) => `${name}, on a warm paper ground`,
  ko: (name) => `${name}, 따뜻한 종이색 배경`,
};
const fromTheSide: Record<Language, (name: string) => string> = {
  vi: (name) => `${name}, nhìn từ góc khác`,
  en: (name) => `${name}, seen from another side`,
  ko: (name) => `${name}, 다른 각도`,
};

function alts(
  make: Record<Language, (name: string) => string>,
  name: Record<Language, string>,
): Record<Language, string> {
  return { vi: make.vi(name.vi), en: make.en(name.en), ko: make.ko(name.ko) };
}

interface Shot {
  id: string;
  spec: { build: Part; also?: Part[]; stand?: Record<string, number>; view: number };
  alt: Record<Language, string>;
  tags: Record<string, string>;
}

/** The piece from two sides, then its other sizes and sets. */
function shotsOf({ id, name, build, editions = [] }: Product): Shot[] {
  return [
    { id, spec: { build, view: 1 }, alt: alts(ground, name), tags: { angle: 'front' } },
    {
      id: `${id}-2`,
      spec: { build, view: 2 },
      alt: alts(fromTheSide, name),
      tags: { angle: 'side' },
    },
    ...editions.map(({ key, name: edition, ...spec }) => ({
      id: `${id}-${key}`,
      spec: { ...spec, view: 1 },
      alt: alts(ground, {
        vi: `${name.vi}, ${edition.vi}`,
        en: `${name.en}, ${edition.en}`,
        ko: `${name.ko}, ${edition.ko}`,
      }),
      tags: { angle: 'front', edition: key },
    })),
  ];
}

function products(): Planned[] {
  const folder = join(studio, 'catalogue');
  return readdirSync(folder).flatMap((file) =>
    json<Product[]>(join(folder, file)).flatMap((product) =>
      shotsOf(product).map(({ id, spec, alt, tags }): Planned => {
        const families = new Set(
          [spec.build, ...(spec.also ?? [])].map(([model]) => familyOf(model)),
        );
        return {
          picture: {
            id,
            path: 'products',
            name: `${id}.avif`,
            kind: 'product',
            width: 1200,
            height: 1200,
            alt,
            tags: {
              category: file.replace('.json', ''),
              model: product.model,
              material: product.material,
              colour: product.colour,
              ...tags,
            },
            products: [product.id],
          },
          job: { kind: 'product', spec },
          samples: { quick: 8, final: 32 },
          hash: hashOf(JSON.stringify(spec), ...families),
        };
      }),
    ),
  );
}

/** Photographs of the office modules, furnished as they are drawn: another drawing asks for another photograph. */
function modules(): Planned[] {
  return officeModules.map(({ id, name, width, depth, height, parts }): Planned => {
    const spec = { module: id, size: [width, depth, height] };
    const scene = functionText(join(studio, 'offices.py'), id.replaceAll('-', '_'));
    return {
      picture: {
        id: `module-${id}`,
        path: 'modules',
        name: `module-${id}.avif`,
        kind: 'module-photo',
        width: 1200,
        height: 1200,
        alt: alts(ground, name),
        tags: { model: id, angle: 'photo' },
      },
      job: { kind: 'module', spec },
      samples: { quick: 4, final: 16 },
      hash: hashOf(JSON.stringify(spec), JSON.stringify(parts), scene),
    };
  });
}

function scenes(): Planned[] {
  return json<Scene[]>(join(studio, 'scenes.json')).map((scene): Planned => {
    const name = scene.scene ?? scene.id;
    const spec = {
      scene: name,
      ...(scene.panorama && { panorama: scene.panorama }),
      ...(scene.portrait && { portrait: scene.portrait }),
      ...(scene.view && { view: scene.view }),
      ...(scene.before && { before: scene.before }),
    };
    const { room, style, time } = scene;
    return {
      picture: {
        id: scene.id,
        path: scene.path,
        name: `${scene.id}.avif`,
        kind: scene.kind,
        width: scene.width,
        height: scene.height,
        alt: scene.alt,
        tags: {
          ...(room && { room }),
          ...(style && { style }),
          ...(time && { time }),
          ...(scene.before && {
            stage: scene.before === 'during' ? 'during' : 'before',
            after: name,
          }),
          ...(scene.panorama && { scene: name }),
        },
      },
      job: { kind: 'room', spec, tone: { ...(time && toneOf[time]), ...scene.tone } },
      samples: scene.samples ?? { quick: 8, final: 48 },
      hash: hashOf(
        JSON.stringify(spec),
        sceneText(name),
        ...(scene.panorama ? [sceneText(`around-${name}`)] : []),
      ),
    };
  });
}

/** Every rendered picture there should be, products first. */
export function plan(): Planned[] {
  return [...products(), ...modules(), ...scenes()];
}
