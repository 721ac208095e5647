import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { docsOf } from './docs-of.ts';
import { Guide } from './Guide.tsx';
import './guide.css';

/** The page of a component: what `X.docs.ts` says of it, its controls, its stories. Others keep Storybook's own order. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('foundations/')) return <FoundationPage />;
  const docs = docsOf(preparedMeta.title.replace(/.*\//, ''));
  return (
    <>
      <Title />
      <Subtitle />
      {docs ? <p className="guide-lead">{docs.purpose}</p> : <Description />}
      <Primary />
      {docs ? <Guide docs={docs} /> : null}
      {preparedMeta.component ? (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      ) : null}
      <Stories title="States" includePrimary={false} />
    </>
  );
}

/** What all components stand on has parts, not states: each under its own name, the first as well. */
const FoundationPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Stories title={<></>} />
  </>
);
