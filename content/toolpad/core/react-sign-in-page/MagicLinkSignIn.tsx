import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'email' }];

async function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  return { success: `A link is on its way to ${String(formData?.get('email'))}.` };
}

export default function MagicLinkSignIn() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
    />
  );
}
