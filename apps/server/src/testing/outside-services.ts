import { type IncomingMessage, createServer as createHttpServer } from 'node:http';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { json } from 'node:stream/consumers';

/** The world around the shop, which lives on when the shop dies: a gateway and a mail server, and what they were told. */
export type Outside = {
  readonly gateways: string;
  readonly mails: string;
  /** What moved at the gateway by the key of its refund: once each, whatever it was asked. */
  readonly refunds: ReadonlyMap<string, number>;
  /** How often it was asked for each, or about it. */
  readonly asked: ReadonlyMap<string, number>;
  /** How often a mail arrived, by its Message-ID. */
  readonly letters: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

/** @param roll How the gateway feels: one answer in eight gets lost on its way, after the money moved. */
export async function startOutsideServices(roll: (sides: number) => number): Promise<Outside> {
  const refunds = new Map<string, number>();
  /** The newest refund of each payment, by the payment's reference. */
  const newest = new Map<string, object>();
  const asked = new Map<string, number>();
  const letters = new Map<string, number>();
  const gateway = createHttpServer((request, response) => {
    void wishOf(request).then(({ key, about, reference, amount, type }) => {
      asked.set(about, (asked.get(about) ?? 0) + 1);
      const isKnown = refunds.has(key);
      if (type !== null && !isKnown) {
        refunds.set(key, amount);
        newest.set(reference, {
          vnp_TransactionType: type,
          vnp_TransactionNo: `RF-${key}`,
          vnp_Amount: String(amount * 100),
        });
      }
      if (roll(8) === 0) return request.socket.destroy();
      // Asked about a payment that nothing was returned of, it tells the payment.
      const told = newest.get(reference) ?? { vnp_TransactionType: '01' };
      return response.end(JSON.stringify({ vnp_ResponseCode: isKnown ? '94' : '00', ...told }));
    });
  });
  const post = createServer((socket) => {
    let letter: string | null = null;
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (letter === null) {
        if (chunk.startsWith('DATA')) letter = '';
        socket.write(chunk.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      letter += chunk;
      if (!letter.endsWith('\r\n.\r\n')) return;
      const id = /^Message-ID: <(.*)>/im.exec(letter)?.[1] ?? '';
      letters.set(id, (letters.get(id) ?? 0) + 1);
      letter = null;
      socket.write('250 kept\r\n');
    });
  });
  const [gatewayPort, mailPort] = [await listening(gateway), await listening(post)];
  return {
    gateways: `http://127.0.0.1:${gatewayPort}`,
    mails: `smtp://127.0.0.1:${mailPort}`,
    refunds,
    asked,
    letters,
    close: async () => {
      gateway.closeAllConnections();
      gateway.close();
      post.close();
    },
  };
}

interface Wish {
  key: string;
  /** The key of the refund that it is or asks about: a question has a number behind it. */
  about: string;
  reference: string;
  amount: number;
  /** All of the payment or a part of it; null for a question. */
  type: string | null;
}

async function wishOf(request: IncomingMessage): Promise<Wish> {
  const body = (await json(request)) as Record<string, string>;
  const key = body['vnp_RequestId'] ?? '';
  return {
    key,
    about: key.replace(/Q\d+$/, ''),
    reference: body['vnp_TxnRef'] ?? '',
    amount: Number(body['vnp_Amount']) / 100,
    type: body['vnp_Command'] === 'refund' ? (body['vnp_TransactionType'] ?? '') : null,
  };
}
