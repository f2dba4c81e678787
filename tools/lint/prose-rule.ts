import type { AST, Rule } from 'eslint';

type Comment = AST.Program['comments'][number];

const RELATIVE = /^[\s*]*(?<word>What|Whose|Whom|Who|Where|Whether|How)\b/i;

/** True if a `//` line continues the comment of the line above. */
const continues = (line: Comment, above: Comment | undefined, lines: readonly string[]): boolean => {
  const standsAlone = ({ type, loc }: Comment): boolean =>
    type === 'Line' && loc != null && (lines[loc.start.line - 1] ?? '').trimStart().startsWith('//');
  return (
    above !== undefined &&
    standsAlone(line) &&
    standsAlone(above) &&
    line.loc?.start.line === (above.loc?.start.line ?? 0) + 1
  );
};

/** A comment is a sentence: it does not open with a relative word, such as What. A run of `//` lines is one comment. */
export const proseRule: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      relative: "Say what the thing is or does, instead of opening with '{{word}}'.",
    },
  },
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      const comments = context.sourceCode.getAllComments();
      for (const [at, comment] of comments.entries()) {
        const word = RELATIVE.exec(comment.value)?.groups?.['word'];
        if (word !== undefined && comment.loc && !continues(comment, comments[at - 1], lines))
          context.report({ loc: comment.loc, messageId: 'relative', data: { word } });
      }
    },
  }),
};
