#!/bin/sh
# Makes a host out of this machine and the packages of the trial: their files below, changes
# in a memory of the host.
# Called as the first process of new namespaces (mount, pid, net, uts): host-root.sh name code newer size
# The programs are those of "code"; those of "newer" are at hand for an upgrade.
set -e
name=$1 code=$2 newer=$3 size=$4
root=/mnt/$name/root
mkdir -p "/mnt/$name"
mount -t tmpfs -o "size=$size,mode=755" tmpfs "/mnt/$name"
mkdir "/mnt/$name/upper" "/mnt/$name/work" "$root"
mount -t overlay -o "lowerdir=/mnt/packages:/,upperdir=/mnt/$name/upper,workdir=/mnt/$name/work" overlay "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t sysfs sysfs "$root/sys"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/opt/vitrine" "$root/opt/vitrine-newer"
mount --bind "$code" "$root/opt/vitrine"
mount --bind "$newer" "$root/opt/vitrine-newer"
# What services of this machine itself have there is nothing of the host.
for kept in postgresql etcd redis pgbackrest varnish vitrine-platform vitrine-storefront photos; do
  rm -rf "$root/var/lib/$kept"
done
make_folder() { chroot "$root" install -d -o "$1" -m 700 "$2"; }
make_folder postgres /var/lib/postgresql
make_folder postgres /var/lib/postgresql/15
make_folder postgres /var/lib/pgbackrest
make_folder postgres /run/postgresql
make_folder postgres /var/log/pgbackrest
make_folder etcd /var/lib/etcd
make_folder redis /var/lib/redis
make_folder www-data /var/lib/vitrine-platform
make_folder www-data /var/lib/vitrine-storefront
make_folder www-data /var/lib/photos
mkdir -p "$root/var/lib/varnish"
hostname "$name"
ip link set lo up
# Takes leave of processes whose parents have died, as the first process of a machine must.
exec chroot "$root" bash -c 'echo ready; while :; do sleep 3600 & wait; done'
