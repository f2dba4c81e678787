import { expect, fn } from 'storybook/test';
import preview from '../stories/preview.ts';
import { Specimens } from '../stories/Specimens.tsx';
import { UiLink, UiLinkProvider, type UiLinkProps } from './UiLink.tsx';

const goTo = fn<(href: string, state: unknown) => void>();

/** Like a router's link: navigates inside the app without loading a page. */
const RouterLink = ({ state, href, children, ...rest }: UiLinkProps) => (
  <a
    {...rest}
    href={`/app${href}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(href, state);
    }}
  >
    {children}
  </a>
);

const link = (
  <UiLink href="/bets" state="slip">
    My Bets
  </UiLink>
);

const meta = preview.meta({
  title: 'Layout/UiLinkProvider',
  component: UiLinkProvider,
  args: { component: RouterLink, children: link },
  render: (args) => (
    <p className="specimens">
      <UiLinkProvider {...args} />
    </p>
  ),
});

export const WithARouter = meta.story();
WithARouter.test(
  'a tap goes the router’s way, with what the link carries along',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'My Bets' }));
    await expect(goTo).toHaveBeenCalledWith('/bets', 'slip');
  },
);
WithARouter.test(
  'so does Enter, and the focus stays on the link',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(goTo).toHaveBeenCalledWith('/bets', 'slip');
    await expect(canvas.getByRole('link', { name: 'My Bets' })).toHaveFocus();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'without it: a plain anchor': <p>{link}</p>,
        'with a router’s link': (
          <p>
            <UiLinkProvider {...args} />
          </p>
        ),
        'one inside another: the nearer one draws': (
          <p>
            <UiLinkProvider {...args}>
              <UiLinkProvider component={({ href, children }) => <a href={href}>{children}, plainly</a>}>
                {link}
              </UiLinkProvider>
            </UiLinkProvider>
          </p>
        ),
      }}
    />
  ),
});
States.test('each is a real anchor with the address its drawing gives it', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/bets',
    '/app/bets',
    '/bets',
  ]);
});
