import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
];

export default function Miniature() {
  return (
    <div style={{ width: 420, zoom: 0.55 }}>
      <SignInPage providers={providers} sx={{ minHeight: 0 }} />
    </div>
  );
}
