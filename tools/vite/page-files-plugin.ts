import type { Plugin } from 'vite';

/** Names the two built pages `sportsbook.html` and `casino.html`, which is where the platform looks for them, and takes the indents out of them. */
export function pageFilesPlugin(): Plugin {
  return {
    name: 'kipenga:page-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const app = /^(?<name>\w+)\/index\.html$/.exec(file.fileName)?.groups?.['name'];
        if (app === undefined || file.type !== 'asset') continue;
        file.fileName = `${app}.html`;
        file.source = String(file.source).replace(/\n\s+/g, '\n');
      }
    },
  };
}
