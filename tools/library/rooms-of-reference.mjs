import { basename, dirname } from 'node:path';
import { Comment, CommentTag, Converter } from 'typedoc';

/** The titles of rooms whose folder is no title. */
const TITLES = { src: 'Results and ids', sms: 'SMS' };

/**
 * Puts each name of a reference under the room that it is from, the folder of its file: the README names the rooms.
 * A plugin of TypeDoc.
 *
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.parent?.isProject() !== true) return;
    const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName;
    if (file === undefined) return;
    const room = basename(dirname(file));
    const title = TITLES[room] ?? `${room[0].toUpperCase()}${room.slice(1)}`;
    reflection.comment ??= new Comment();
    reflection.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: title }]));
  });
}
