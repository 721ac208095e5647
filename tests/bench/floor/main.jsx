import { atom, useAtom } from 'jotai';
import createClient from 'openapi-fetch';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// The least a page of this stack can weigh: what the product is measured against.
const client = createClient({ baseUrl: '/' });
const countAtom = atom(0);
const messages = { count: [{ type: 1, value: 'count' }] };

function Page() {
  const [count, setCount] = useAtom(countAtom);
  const [text, setText] = useState('');
  useEffect(() => {
    void client.GET('/hello').then(({ data }) => setText(data?.text ?? ''));
  }, []);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        <FormattedMessage id="count" values={{ count }} />
      </button>
      <Link to="/other">{text}</Link>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <IntlProvider locale="vi" messages={messages}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </IntlProvider>,
);
