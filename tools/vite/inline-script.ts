import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Compiles a script and writes it into index.html: it runs before anything below it is there, and costs no request. The
 * server allows it by its hash (`apps/server/src/pages/web-build.ts`).
 * @param place what stands in index.html for it, before any style sheet: a script waits for those above it
 * @param file path of the script's source
 */
export function inlineScript(place: string, file: string): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'hien:inline-script',
    transformIndexHtml: async (html) => {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      code ??= compile(file);
      const script = `<script>${await code}</script>`;
      return html.replace(place, () => script);
    },
  };
}

async function compile(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry: file, formats: ['iife'], name: 'hien' },
    },
  })) as Rolldown.RolldownOutput[];
  const [output] = result.flatMap((part) => part.output);
  if (output?.type !== 'chunk') throw new Error(`${file} does not compile to one script`);
  // A closing tag within it would end the element.
  return output.code.trim().replaceAll('</script', String.raw`<\/script`);
}
