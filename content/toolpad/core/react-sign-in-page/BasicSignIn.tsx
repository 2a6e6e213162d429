import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

async function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  // Ask your server here.
  const isKnown = formData?.get('password') === 'night-shift';
  return isKnown ? {} : { error: 'Email and password do not match. Try “night-shift”.' };
}

export default function BasicSignIn() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}
