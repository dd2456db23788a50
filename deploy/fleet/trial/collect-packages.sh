#!/bin/sh
# Installs packages of Debian in a copy of this machine that is in memory, and saves what they add.
# Called in separate namespaces: collect-packages.sh archive package…
set -e
archive=$1
shift
root=/mnt/root
mount -t tmpfs -o mode=755 tmpfs /mnt
mkdir /mnt/upper /mnt/work "$root"
mount -t overlay -o "lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work" overlay "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/tmp"
# Where names are looked up may be said in a file there.
named=$(readlink -f /etc/resolv.conf || true)
case $named in /run/*) mkdir -p "$root${named%/*}" && cp "$named" "$root$named" ;; esac
# They are started as hosts, and not here.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH="$PATH:/usr/sbin:/sbin"
chroot "$root" apt-get update
chroot "$root" apt-get install -y --no-install-recommends "$@"
umount -R "$root"
cd /mnt/upper
rm -rf usr/sbin/policy-rc.d usr/share/doc usr/share/man usr/share/locale var/cache var/lib/apt var/log
tar -c --xattrs --xattrs-include=trusted.overlay.opaque -f "$archive.part" .
mv "$archive.part" "$archive"
