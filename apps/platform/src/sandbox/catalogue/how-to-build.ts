/** Shown instead of a catalogue that is not built yet: building takes longer than a first start may. */
export const howToBuild = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>This is not built yet</title>
    <style>
      body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1f1b16; background: #f9f3ec; }
      code { display: block; padding: 0.75rem; overflow-x: auto; border-radius: 6px; background: #f0eae3; }
    </style>
  </head>
  <body>
    <h1>This is not built yet</h1>
    <p>In another terminal, in the folder of the repository, the catalogue, in about half a minute:</p>
    <code>npm run nx -- run @kipenga/catalogue:build-storybook</code>
    <p>And the reference of the libraries, which <b>npm start</b> builds by itself, within a minute:</p>
    <code>npm run nx -- run-many -t reference</code>
    <p>Then load this page again. To work on it with hot reload: <b>npm run storybook</b>.</p>
  </body>
</html>
`;
