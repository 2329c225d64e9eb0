import { ApiProvider, request, resumeSession, toApiError } from '@danji/api-client';
import { toPageAddress } from '@danji/contracts/rules/app-path';
import { UserType } from '@danji/contracts/codes/user-codes';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { StrictMode, useActionState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Navigate, Outlet, RouterProvider, useLocation } from './router.ts';
import type { RemoteModule, SlotContext } from './remote-module.ts';
import { ShellHost, type HostComponents } from './shell-host.tsx';
import { useSession } from './use-session.ts';

export type StandaloneOptions = {
  remote: RemoteModule;
  components: HostComponents;
  /** The theme and the message area of the design system, around the whole app. */
  Frame: ComponentType<{ children?: ReactNode }>;
};

const KINDS = [
  ['일반', UserType.GENERAL],
  ['업체', UserType.BRAND],
  ['운영자', UserType.STAFF],
] as const;

/** The design system resets the style of plain controls, so they get this one. */
const CONTROL = { border: '1px solid', borderRadius: '0.25rem', padding: '0.125rem 0.5rem' } as const;

/** A plain sign-in form for the development server; the real screens belong to the shell. */
function DevSignIn() {
  const { adopt } = useSession();
  const [failure, submit, isRunning] = useActionState<string | undefined, FormData>(async (_before, form) => {
    try {
      const text = (name: string) => String(form.get(name) ?? '');
      adopt(
        await request(signIn, {
          body: { email: text('email'), password: text('password'), user_type: Number(text('user_type')) as 0 | 1 | 2 },
        }),
      );
      return undefined;
    } catch (error) {
      return toApiError(error).title;
    }
  }, undefined);
  return (
    <form action={submit} style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
      <select name="user_type" aria-label="회원 종류" style={CONTROL}>
        {KINDS.map(([label, code]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <input
        name="email"
        type="email"
        aria-label="이메일"
        placeholder="이메일"
        autoComplete="username"
        required
        style={CONTROL}
      />
      <input
        name="password"
        type="password"
        aria-label="비밀번호"
        placeholder="비밀번호"
        autoComplete="current-password"
        required
        style={CONTROL}
      />
      <button type="submit" disabled={isRunning} style={CONTROL}>
        로그인
      </button>
      <output>{failure}</output>
    </form>
  );
}

/** The screens that can be opened without knowing a record. */
const listAddresses = (routes: RemoteModule['routes']): string[] =>
  routes
    .flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...listAddresses(children ?? [])])
    .filter((path) => !/[:*]/.test(path));

function DevBar({ remote }: { remote: RemoteModule }) {
  const { user, signOut } = useSession();
  return (
    <nav
      aria-label="개발 메뉴"
      style={{
        display: 'flex',
        gap: '1rem',
        padding: '0.5rem 1rem',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: '1px solid',
      }}
    >
      {listAddresses(remote.routes).map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      {user ? (
        <button type="button" onClick={() => void signOut('here')} style={CONTROL}>{`${user.name} 로그아웃`}</button>
      ) : (
        <DevSignIn />
      )}
    </nav>
  );
}

/**
 * Handles addresses that are not screens of this remote: `/` redirects to its first screen, and screens of other
 * remotes do not exist here.
 */
function UnknownPath({ remote: { routes } }: { remote: RemoteModule }) {
  const { pathname } = useLocation();
  const [first] = listAddresses(routes);
  if (pathname === '/' && first !== undefined && first !== '/') return <Navigate to={first} replace />;
  return <p style={{ padding: '1rem' }}>이 리모트에는 없는 화면이에요: {pathname}</p>;
}

/** Runs a remote by itself against the real API, with its routes, its slots and a bar to sign in (FEDERATION §1). */
export async function startStandalone({ remote, components, Frame }: StandaloneOptions): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  await resumeSession();
  const SlotOutlet = ({ name, context }: { name: string; context: SlotContext }) => {
    const Widget = remote.slots[name];
    return Widget ? <Widget context={context} /> : null;
  };
  const layout = (
    <ShellHost
      components={components}
      SlotOutlet={SlotOutlet}
      leaveTo={(path) => globalThis.location.assign(toPageAddress(path, globalThis.location.origin))}
    >
      <DevBar remote={remote} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ShellHost>
  );
  const toRoutes = (routes: RemoteModule['routes']): { path?: string; element: ReactNode }[] =>
    routes.map(({ index, children, ...route }) => ({
      ...route,
      ...(index && { index: true as const }),
      ...(children && { children: toRoutes(children) }),
    }));
  const router = createBrowserRouter([
    {
      element: layout,
      children: [...toRoutes(remote.routes), { path: '*', element: <UnknownPath remote={remote} /> }],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <ApiProvider>
        <Frame>
          <RouterProvider router={router} />
        </Frame>
      </ApiProvider>
    </StrictMode>,
  );
}
